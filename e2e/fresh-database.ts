import { randomBytes } from "node:crypto";
import net from "node:net";
import pg from "pg";
import { inject } from "vitest";

/** An empty database on the test run's PostgreSQL server. */
export async function freshDatabase(): Promise<string> {
  const url = new URL(inject("databaseUrl"));
  const name = `telar_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** A door to that server which can be shut and opened, as a database that goes away does. */
export async function databaseDoor(databaseUrl: string): Promise<{ url: string; shut(): void; open(): void; close(): void }> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isOpen = true;
  const server = net.createServer((incoming) => {
    if (!isOpen) return incoming.destroy();
    const outgoing = net.connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => [incoming, outgoing].forEach((each) => each.destroy()));
    }
    incoming.pipe(outgoing).pipe(incoming);
    return incoming;
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    shut() {
      isOpen = false;
      drop();
    },
    open: () => void (isOpen = true),
    close() {
      drop();
      server.close();
    },
  };
}
