import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal.ts";

/** What an honest line sends many times over while the program waits for it. */
const LEAST_BYTES = 16 * 1024;

const FOR_SHOPPERS = "La conexión es demasiado lenta y el envío se detuvo. Intenta de nuevo.";
const FOR_STAFF = "The connection was too slow and the upload was stopped. Try again";
const stalled = (path: string) => new Refusal("stalled", 408, path.startsWith("/api/admin/") ? FOR_STAFF : FOR_SHOPPERS);

/** Ends a request whose body stops, or drips so slowly that it only holds a place. One that keeps moving may take its time. */
export const bodyStall =
  (stallMs: number): MiddlewareHandler =>
  async (c, next) => {
    const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse };
    const hasBody = incoming && ("transfer-encoding" in incoming.headers || Number(incoming.headers["content-length"]) > 0);
    if (!hasBody) return next();
    const { promise, reject } = Promise.withResolvers<never>();
    let before = incoming.socket.bytesRead;
    const timer = setInterval(() => {
      if (incoming.complete) return clearInterval(timer);
      const moved = incoming.socket.bytesRead - before;
      before += moved;
      // What has arrived and is not read yet waits for us, not for the sender.
      if (moved >= LEAST_BYTES || incoming.readableLength > 0) return;
      // Node forgets a request once it is answered: whoever still reads its body would wait for ever.
      outgoing?.once("close", () => incoming.destroy());
      reject(stalled(c.req.path));
    }, stallMs);
    try {
      await Promise.race([next(), promise]);
    } finally {
      clearInterval(timer);
    }
  };
