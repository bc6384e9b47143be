import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnv } from "../../platform/env.server.ts";
import { s3Storage } from "./s3-storage.server.ts";

// The S3 server of the other tests reads a bucket's path without its last slash and so refuses every signed list.
// This one answers the list call alone, in pages of two, and checks AWS's signature (version 4) as S3 does.
const SECRET = "una clave secreta";
const KEYS = ["rugs/1/a.avif", "rugs/1/b.avif", "rugs/2/a.avif", "rugs/10/a.avif", "visits/x.avif"].sort();
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, scope, names, signature] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? "") ?? [];
  if (!scope || !names || !signature) return false;
  const [path, query = ""] = url!.split("?");
  const fields = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, path, query.split("&").sort().join("&"), fields.join(""), names, headers["x-amz-content-sha256"]].join(
    "\n",
  );
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, createHash("sha256").update(asked).digest("hex")].join("\n");
  const key = scope.split("/").reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${SECRET}`);
  return hmac(key, toSign).toString("hex") === signature;
}

const server = createServer((request, response) => {
  if (!isSigned(request))
    return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>");
  const asked = new URL(request.url!, "http://s3").searchParams;
  const found = KEYS.filter((key) => key.startsWith(asked.get("prefix") ?? ""));
  const from = Number(asked.get("continuation-token") ?? 0);
  const next = from + 2 < found.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
  const contents = found.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => server.close());

const open = (secret: string) =>
  s3Storage(
    readEnv({
      S3_BUCKET: "telar",
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: "TELAR",
      S3_SECRET_ACCESS_KEY: secret,
    }),
  );

it("lists everything under a prefix, page after page, signed", async () => {
  expect(await open(SECRET).list("rugs/")).toEqual(KEYS.slice(0, 4));
  expect(await open(SECRET).list("rugs/10/")).toEqual(["rugs/10/a.avif"]);
  expect(await open(SECRET).list("none/")).toEqual([]);
});

it("gets no list with another secret", async () => {
  await expect(open("otra").list("rugs/")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
});
