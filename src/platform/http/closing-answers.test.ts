import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closingAnswers } from "./closing-answers.server.ts";

let server: Server;
let answers: ReturnType<typeof closingAnswers>;
let goOn = Promise.withResolvers<void>();
const sockets: Socket[] = [];
beforeEach(async () => {
  goOn = Promise.withResolvers<void>();
  const app = new Hono();
  app.get("/slow", async (c) => {
    await goOn.promise;
    return c.text("slow");
  });
  app.get("/stream", (c) =>
    c.body(
      new ReadableStream({
        async start(to) {
          to.enqueue(new TextEncoder().encode("begun "));
          await goOn.promise;
          to.enqueue(new TextEncoder().encode("ended"));
          to.close();
        },
      }),
    ),
  );
  app.get("/page", (c) => c.text("page"));
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((ready) => server.once("listening", ready));
  answers = closingAnswers(server);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const seen = { text: "", ended: false };
  socket.setEncoding("latin1").on("data", (text: string) => (seen.text += text));
  socket.on("close", () => (seen.ended = true)).on("error", () => undefined);
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return { ask, seen };
}

it("an answer that is being prepared when the stop comes ends its connection", async () => {
  const { ask, seen } = open();
  ask("/slow");
  await new Promise((done) => server.once("request", done));
  answers.close();
  goOn.resolve();
  await expect.poll(() => seen.ended).toBe(true);
  expect(seen.text).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*slow$/i);
});

it("an answer already on its way arrives whole, and then the connection ends", async () => {
  const { ask, seen } = open();
  ask("/stream");
  await expect.poll(() => seen.text).toContain("begun");
  answers.close();
  goOn.resolve();
  await expect.poll(() => seen.ended).toBe(true);
  expect(seen.text).toContain("ended");
});

it("a request that comes after the stop is answered, and ends its connection", async () => {
  const { ask, seen } = open();
  ask("/page");
  await expect.poll(() => seen.text).toContain("keep-alive");
  seen.text = "";
  answers.close();
  ask("/page");
  await expect.poll(() => seen.ended).toBe(true);
  expect(seen.text).toMatch(/connection: close\r\n[^]*page$/i);
});
