import type { Env } from "./env.server.ts";

/** Where links in letters lead: never taken from a request, which anybody may write. */
export const siteOrigin = (env: Pick<Env, "PUBLIC_URL" | "HOST" | "PORT">): string =>
  env.PUBLIC_URL ?? `http://${env.HOST === "0.0.0.0" ? "127.0.0.1" : env.HOST}:${env.PORT}`;
