import { expect, it } from "vitest";
import { readBytes } from "./read-bytes.server.ts";

const ask = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://shop/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

it("gives the bytes as they came, with and without a length", async () => {
  const bytes = new Uint8Array([0, 255, 10]);
  expect(await readBytes(ask(bytes, { "content-length": "3" }), 3)).toEqual(bytes);
  expect(Buffer.from(await readBytes(ask(bytes), 3))).toEqual(Buffer.from(bytes));
});

it("reads no further than the limit", async () => {
  await expect(readBytes(ask("four"), 3)).rejects.toMatchObject({ status: 413 });
  await expect(readBytes(ask("", { "content-length": "4" }), 3)).rejects.toMatchObject({ status: 413 });
});

it("takes a sender who hangs up for a bad request, not for a database that is away", async () => {
  const hangUp = () => {
    const lost = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    return new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)), pull: (body) => body.error(lost) });
  };
  await expect(readBytes(ask(hangUp()), 100)).rejects.toMatchObject({ status: 400 });
  await expect(readBytes(ask(hangUp(), { "content-length": "50" }), 100)).rejects.toMatchObject({ status: 400 });
});
