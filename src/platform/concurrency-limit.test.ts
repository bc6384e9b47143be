import { expect, it } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.server.ts";

it("holds so many at once, tells the others at once, and has places again afterwards, also after a failure", async () => {
  const room = new ConcurrencyLimit(2);
  const work = (name: string) => room.within(() => new Promise<string>((done) => setTimeout(() => done(name), 5)));
  const all = () => Promise.all([work("a"), work("b"), work("c")]);
  expect(await all()).toEqual(["a", "b", undefined]);
  await expect(room.within(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await all()).toEqual(["a", "b", undefined]);
});
