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
import { Breaker, LIMITS, withinLimit } from "../../platform/time-limit.server.ts";
import { isKey, typeOf } from "./key.ts";
import type { Storage } from "./storage.ts";

const absent = (error: unknown): undefined => {
  const { name } = error as Error;
  if (name === "NoSuchKey" || name === "NotFound") return undefined;
  throw error;
};

/** No status: nothing came back. */
const isSilence = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === undefined;

/** Any S3-compatible bucket. Checksums only where required: many compatible servers refuse the newer ones. */
export function s3Storage(env: Env, limitMs: number = LIMITS.bucket): Storage {
  const Bucket = env.S3_BUCKET!;
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Between two parts of a body, so that a large file may take its time as long as it moves.
    requestHandler: { connectionTimeout: limitMs, socketTimeout: limitMs },
    maxAttempts: 2,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
  });
  const breaker = new Breaker("the bucket");
  /** A question with a short answer; a body that follows it is only watched for standstill. */
  const ask = <T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> =>
    breaker.call(() => withinLimit(limitMs, "the bucket", work), isSilence);
  const get = (Key: string, Range?: string) =>
    ask((abortSignal) => client.send(new GetObjectCommand({ Bucket, Key, Range }), { abortSignal })).catch(absent);
  return {
    async put(Key, Body, { type, size }) {
      if (!isKey(Key)) throw new Error(`not a storage key: ${Key}`);
      const length = Body instanceof Uint8Array ? Body.length : size;
      const command = new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentType: type,
        ContentLength: length,
        CacheControl: "public, max-age=31536000, immutable",
      });
      await breaker.call(() => client.send(command), isSilence);
    },
    async head(Key) {
      if (!isKey(Key)) return undefined;
      const found = await ask((abortSignal) => client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })).catch(
        absent,
      );
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
      const found = await get(Key, range && `bytes=${range.start}-${range.end}`);
      return found?.Body as Readable | undefined;
    },
    async bytes(Key) {
      if (!isKey(Key)) return undefined;
      const found = await get(Key);
      return found?.Body?.transformToByteArray();
    },
    async remove(Key) {
      if (!(await this.head(Key))) return false;
      await ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));
      return true;
    },
    // A bucket shows no object before it is whole.
    sweepUnfinished: async () => undefined,
    async list(Prefix) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await ask((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys.sort();
    },
  };
}
