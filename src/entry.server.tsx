import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { inlineStyles } from "./inline-styles.server.ts";
import { isPersonal } from "./page-key.ts";
import { pictureFirst } from "./picture-first.server.ts";
import { isDatabaseAway } from "./platform/is-database-away.ts";
import { nameScripts } from "./platform/pages/name-scripts.server.ts";
import { ctxOf, unavailableContext } from "./platform/pages/page-tags.server.ts";
import { NonceContext } from "./ui/nonce.ts";

/** Pages are rendered whole, not streamed: they are kept as compressed bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomUUID();
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const rendered = await renderWhole(page, nonce);
  const { html, policy } = nameScripts(rendered, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  const shown = isPersonal(new URL(request.url)) ? html : pictureFirst(html);
  return new Response(inlineStyles(shown), { status, headers });
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, next) {
        // React goes on writing into the memory it has handed over.
        parts.push(Buffer.from(part));
        next();
      },
      final(next) {
        done(Buffer.concat(parts).toString());
        next();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A large boundary would come after the page and be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: failed,
      onError: () => undefined, // told by handleError, or shown by an error boundary
    });
  });
}

/** React Router would print the error with all it holds: the address that was asked, the values of a query. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isDatabaseAway(error)) {
    context.set(unavailableContext, true);
    return ctxOf(context).log.warn({}, "the database is away");
  }
  ctxOf(context).log.error({ err: error }, "a page could not be made");
};
