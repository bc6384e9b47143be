import type { Readable } from "node:stream";
import type { Env } from "../../platform/env.server.ts";
import { diskStorage } from "./disk.server.ts";

export type StoredFile = { size: number; type: string; modified: Date };
export type ByteRange = { start: number; end: number };

/** Where pictures, films and models live. Keys are paths such as `rugs/12/flat.avif`. */
export type Storage = {
  put(key: string, body: Uint8Array | Readable, facts: { type: string; size?: number }): Promise<void>;
  /** Undefined when there is no such file. */
  head(key: string): Promise<StoredFile | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  bytes(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<boolean>;
  list(prefix: string): Promise<string[]>;
  /** Removes what a program that was killed had begun to write. */
  sweepUnfinished(before: Date): Promise<void>;
};

/** The S3 client is loaded only where a bucket is set: it is large. */
export const openStorage = async (env: Env): Promise<Storage> =>
  env.S3_BUCKET ? (await import("./s3.server.ts")).s3Storage(env) : diskStorage(env.DATA_DIR);
