import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Readable } from "node:stream";
import type { Env } from "../../platform/env.server.ts";
import { isKey, typeOf } from "./key.ts";
import type { Storage } from "./storage.server.ts";

const absent = (error: unknown): undefined => {
  const { name } = error as Error;
  if (name === "NoSuchKey" || name === "NotFound") return undefined;
  throw error;
};

/** Any S3-compatible bucket. Checksums only where required: many compatible servers refuse the newer ones. */
export function s3Storage(env: Env): Storage {
  const Bucket = env.S3_BUCKET!;
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
  });
  return {
    async put(Key, Body, { type, size }) {
      if (!isKey(Key)) throw new Error(`not a storage key: ${Key}`);
      const length = Body instanceof Uint8Array ? Body.length : size;
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentType: type,
          ContentLength: length,
          CacheControl: "public, max-age=31536000, immutable",
        }),
      );
    },
    async head(Key) {
      if (!isKey(Key)) return undefined;
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(absent);
      return (
        found && {
          size: found.ContentLength ?? 0,
          type: found.ContentType ?? typeOf(Key),
          modified: found.LastModified ?? new Date(0),
        }
      );
    },
    async read(Key, range) {
      if (!isKey(Key)) return undefined;
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new GetObjectCommand({ Bucket, Key, Range })).catch(absent);
      return found?.Body as Readable | undefined;
    },
    async bytes(Key) {
      if (!isKey(Key)) return undefined;
      const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(absent);
      return found?.Body?.transformToByteArray();
    },
    async remove(Key) {
      if (!(await this.head(Key))) return false;
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      return true;
    },
    // A bucket shows no object before it is whole.
    sweepUnfinished: async () => undefined,
    async list(Prefix) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys.sort();
    },
  };
}
