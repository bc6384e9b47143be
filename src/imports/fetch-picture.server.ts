import { createWriteStream } from "node:fs";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Ctx } from "../platform/ctx.server.ts";
import { isPublicTarget, publicLookup } from "../platform/http/public-target.server.ts";
import { LIMITS, withinLimit } from "../platform/time-limit.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** What will not be better the next time. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** Writes the picture at the address to a file. Every step of the way is checked anew: a redirect may lead inward. */
export const fetchPicture = (ctx: Ctx, address: string, path: string): Promise<void> =>
  withinLimit(LIMITS.importPicture, "the picture's server", async (signal) => {
    let url = new URL(address);
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const answer = await ask(ctx, url, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && headers.location) {
        answer.destroy();
        const next = URL.parse(headers.location, url);
        if (!next) throw new PictureRefused(inBoth("It leads to no address", "No lleva a ninguna dirección"));
        url = next;
        continue;
      }
      if (status !== 200) {
        answer.destroy();
        const sentence = inBoth(`Its server answered ${status}`, `Su servidor respondió ${status}`);
        throw status >= 400 && status < 500 && status !== 429 ? new PictureRefused(sentence) : new Error(sentence);
      }
      return pipeline(answer, bounded(), createWriteStream(path, { mode: 0o600 }), { signal });
    }
    throw new PictureRefused(
      inBoth("It leads from one address to the next without end", "Lleva de una dirección a otra sin fin"),
    );
  });

async function ask(ctx: Ctx, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PictureRefused(inBoth("It is not at an http address", "No está en una dirección http"));
  const isOpen = ctx.env.ALLOW_PRIVATE_TARGETS;
  if (!isOpen && isIP(url.hostname.replace(/^\[|\]$/g, "")) && !(await isPublicTarget(url.href)))
    throw new PictureRefused(inBoth("It is not at a public address", "No está en una dirección pública"));
  return new Promise((tell, failed) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = { accept: "image/jpeg,image/png,image/gif,image/webp", "user-agent": "Telar-Import" };
    const request = send(url, { agent: false, signal, headers, ...(!isOpen && { lookup: publicLookup }) }, tell);
    request.on("error", failed).end();
  });
}

function bounded(): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.length;
      next(seen > MOST_BYTES ? new PictureRefused(inBoth("It is larger than 20 MB", "Pesa más de 20 MB")) : null, chunk);
    },
  });
}
