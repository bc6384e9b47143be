import http from "node:http";
import type { AddressInfo } from "node:net";

export type Balancer = { url: string; send(to: string[]): void; close(): void };

/** A copy that refuses the connection has not heard the request; a broken one may have, so only reading is repeated. */
const mayRepeat = (method: string, code?: string): boolean => code === "ECONNREFUSED" || method === "GET" || method === "HEAD";

/** In turn to every copy, and to the next one where one is gone: what nginx and Caddy do by default. */
export async function startBalancer(): Promise<Balancer> {
  let copies: string[] = [];
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true });
  const pass = (asked: http.IncomingMessage, body: Buffer, answer: http.ServerResponse, tries: number): void => {
    const { hostname, port } = new URL(copies[turn++ % copies.length]!);
    const { method = "GET", url: path, headers } = asked;
    const sent = http.request({ agent, hostname, port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    sent.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (answer.headersSent) return void answer.destroy();
      if (tries > 0 && mayRepeat(method, code)) return pass(asked, body, answer, tries - 1);
      answer.writeHead(502).end(message);
    });
    sent.end(body);
  };
  const server = http.createServer((asked, answer) => {
    void asked.toArray().then((parts: Buffer[]) => pass(asked, Buffer.concat(parts), answer, 3));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (to) => void (copies = to),
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
