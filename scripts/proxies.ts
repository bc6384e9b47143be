import { systemProgram } from "./system-program.ts";

const inSystem = (program: string): string[] => [`/usr/sbin/${program}`, `/usr/bin/${program}`, `/usr/local/sbin/${program}`];

/** What is between copies and the database, or between copies and shoppers, in the long tests. */
export const pgbouncerPath = (): string =>
  systemProgram("PgBouncer", inSystem("pgbouncer"), { apt: ["pgbouncer"], dnf: ["pgbouncer"] });
export const varnishPath = (): string => systemProgram("Varnish", inSystem("varnishd"), { apt: ["varnish"], dnf: ["varnish"] });
