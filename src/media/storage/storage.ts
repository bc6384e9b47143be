import type { Readable } from "node:stream";

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
