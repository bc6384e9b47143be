import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { inBoth } from "../input-sentences.ts";
import { Refusal } from "../refusal.ts";

/** What an honest line sends many times over while the program waits for it. */
const LEAST_BYTES = 16 * 1024;

const stalled = () =>
  new Refusal(
    "stalled",
    408,
    inBoth(
      "The connection was too slow and the upload was stopped. Try again",
      "La conexión es demasiado lenta y el envío se detuvo. Intenta de nuevo.",
    ),
  );

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
      if (outgoing?.closed) incoming.destroy();
      else outgoing?.once("close", () => incoming.destroy());
      reject(stalled());
    }, stallMs);
    try {
      await Promise.race([next(), promise]);
    } finally {
      clearInterval(timer);
    }
  };
