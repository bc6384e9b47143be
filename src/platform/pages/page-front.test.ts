import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { putFront } from "./page-front.server.ts";

// The front answers /page; everything else, and everything after it on that connection, is Node's.
const PAGE = { bytes: Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfront"), lend: () => undefined };
let server: Server;
let front: { closeIdle(): void };
let socket: Socket;
let heard = "";

beforeEach(async () => {
  server = createServer((request, response) => {
    let length = 0;
    request.on("data", (part: Buffer) => (length += part.length));
    request.on("end", () => response.end(`<${request.method} ${request.url} ${length}>`));
  });
  front = putFront(server, (head) => (head.startsWith("GET /page HTTP/1.1\r\n") && head.endsWith("\r\n\r\n") ? PAGE : undefined));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  heard = "";
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.setEncoding("latin1").on("data", (text: string) => (heard += text));
});
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 300 && !holds(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(holds(), heard.slice(0, 500)).toBe(true);
};
const GET = "GET /page HTTP/1.1\r\nhost: a\r\n\r\n";

it("answers from memory again and again on one connection", async () => {
  for (let i = 1; i <= 3; i++) {
    socket.write(GET);
    await until(() => heard.split("front").length === i + 1);
  }
});

it("hands the connection over with the bytes already read, and stays out of it", async () => {
  socket.write(GET);
  await until(() => heard.endsWith("front"));
  const body = "x".repeat(200_000);
  socket.write(`POST /order HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  setTimeout(() => socket.write(body.slice(10)), 30);
  await until(() => heard.includes("<POST /order 200000>"));
  socket.write(GET);
  await until(() => heard.includes("<GET /page 0>"));
});

it("leaves a head in two pieces, and two requests in one piece, to Node", async () => {
  socket.write("GET /pa");
  setTimeout(() => socket.write("ge HTTP/1.1\r\nhost: a\r\n\r\nGET /two HTTP/1.1\r\nhost: a\r\n\r\n"), 30);
  await until(() => heard.includes("<GET /page 0>") && heard.includes("<GET /two 0>"));
});

it("waits for who asks and does not read", async () => {
  let lent = 0;
  const big = { bytes: Buffer.alloc(4_000_000), lend: () => void lent++ };
  const greedy = createServer();
  let answered = 0;
  putFront(greedy, () => (answered++, big));
  await new Promise<void>((ready) => greedy.listen(0, "127.0.0.1", ready));
  const caller = connect((greedy.address() as AddressInfo).port, "127.0.0.1");
  caller.pause();
  for (let i = 0; i < 50; i++) {
    caller.write(GET);
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(answered).toBeLessThan(10);
  expect(lent, "bytes on their way are not written over").toBeGreaterThan(0);
  caller.destroy();
  greedy.close();
});

it("lets go of waiting connections when the program stops", async () => {
  socket.write(GET);
  await until(() => heard.endsWith("front"));
  front.closeIdle();
  await until(() => socket.destroyed || socket.readableEnded);
});
