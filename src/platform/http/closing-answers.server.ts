import type { Server, ServerResponse } from "node:http";

/**
 * Once `close` is called, every answer not yet begun says `connection: close`, also those being prepared, and a connection
 * whose answer is on its way ends with it: no balancer sends another request down a connection that is about to go.
 */
export function closingAnswers(server: Server): { close(): void } {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) return void response.setHeader("connection", "close");
    // Node takes the socket from an answer that is finished.
    const { socket } = response;
    response.once("finish", () => socket?.destroySoon());
  };
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (isClosing) return end(response);
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return {
    close() {
      isClosing = true;
      open.forEach(end);
    },
  };
}
