import type { CacheTag } from "./cache-tags.ts";
import type { Bus } from "./bus.server.ts";
import type { Db, Pool } from "./db.server.ts";
import type { Env } from "./env.server.ts";
import type { Jobs } from "./job.ts";
import type { Language } from "./language.ts";
import type { Log } from "./log.server.ts";
import type { Secret, SecretName, Settings } from "../settings/shape.ts";
import type { Role } from "../staff/rules/roles.ts";

/** What every verb may use. A verb that needs a gateway says so: `ctx: Ctx & { storage: Storage }`. */
export type Ctx = {
  db: Db;
  pool: Pool;
  env: Env;
  log: Log;
  bus: Bus;
  jobs: Jobs;
  now: () => Date;
  /** What the owner has set, from memory; every copy follows a save within moments. */
  settings: () => Settings;
  /** A secret in force, entered by the owner or else from the environment. */
  secret: (name: SecretName) => Secret | undefined;
  reloadSettings: () => Promise<void>;
  /** The shop's address for links that leave it: PUBLIC_URL, or where this copy listens. Never what a request calls us. */
  origin: () => string;
  /** Aborted when the process is about to end: what streams without end stops. */
  stopping: AbortSignal;
  /** Tags touched inside an open transaction; told to every copy when it commits. */
  touched?: Set<CacheTag>;
};

/** Who asks, for limits and the audit trail. Never logged. */
export type Caller = {
  requestId: string;
  address: string;
  /** What limits count by. */
  network: string;
  userAgent: string;
  /** The address they typed, for what goes back to them alone. */
  origin: string;
  /** Which staff session asks; only behind the staff door. */
  session?: string;
  /** The person behind that session; a program with a key is none. */
  staff?: { id: number; name: string; role: Role; language: Language };
  /** A verb has written this deed into the audit trail itself. */
  audited?: boolean;
};

/** What a person of the staff reads; a program with a key reads English. */
export const staffLanguage = (caller?: Pick<Caller, "staff">): Language => caller?.staff?.language ?? "en";
