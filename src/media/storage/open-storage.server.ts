import type { Env } from "../../platform/env.server.ts";
import { diskStorage } from "./disk-storage.server.ts";
import type { Storage } from "./storage.ts";

/** The S3 client is loaded only where a bucket is set: it is large. */
export const openStorage = async (env: Env): Promise<Storage> =>
  env.S3_BUCKET ? (await import("./s3-storage.server.ts")).s3Storage(env) : diskStorage(env.DATA_DIR);
