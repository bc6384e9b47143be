import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Heard = { path: string; headers: IncomingMessage["headers"]; body: Buffer };
type Reply = (heard: Heard, response: ServerResponse) => void;

/** A server that speaks a provider's HTTP on this machine; it remembers what it was asked. */
export async function openCloud(reply: Reply): Promise<{ url: string; heard: Heard[]; close(): Promise<void> }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) };
      heard.push(one);
      reply(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

export const geminiPicture = (picture: Buffer) => ({
  candidates: [
    {
      content: {
        role: "model",
        parts: [{ text: "Here" }, { inlineData: { mimeType: "image/png", data: picture.toString("base64") } }],
      },
      finishReason: "STOP",
    },
  ],
});

export const geminiBlock = { candidates: [{ content: { role: "model", parts: [] }, finishReason: "IMAGE_SAFETY" }] };
