import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { builtStyle } from "./built-styles.server.ts";
import { pressInto } from "./catalog/ui/card-press.server.tsx";
import { CardPress } from "./catalog/ui/card-press.ts";
import { isDatabaseAway } from "./platform/is-database-away.ts";
import { pagePolicy } from "./platform/http/security.server.ts";
import { DATA } from "./boot.ts";
import { policyOfPages } from "./page-policy.server.tsx";
import { handoffData } from "./platform/pages/handoff.server.ts";
import { ctxOf, documentContext, unavailableContext } from "./platform/pages/page-tags.server.ts";
import { ReadyPieces } from "./platform/pages/ready-pieces.server.ts";
import { StyleText } from "./root-styles.tsx";
import { pressStill } from "./ui/still-press.server.tsx";
import { StillPress } from "./ui/still.tsx";

const IN_DEVELOPMENT = process.env.NODE_ENV === "development";
/** In development the framework's own `<Scripts />` stand in the page, which wait for this. */
const FEED = `<script>{const c=window.__reactRouterContext.streamController;c.enqueue(JSON.parse(document.getElementById("${DATA}").textContent));c.close()}</script>`;

/**
 * Pages are rendered whole: they are cached and compressed as bytes. One string costs
 * a third of a stream of small chunks; it is left in the context, as a Response would encode it only to decode it again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream } = context;
  const pieces = new ReadyPieces();
  const styleMark = (href: string) => {
    const sheet = builtStyle(href);
    return sheet && pieces.mark(sheet);
  };
  const html = renderToString(
    <StyleText value={styleMark}>
      <StillPress value={pressStill(pieces)}>
        <CardPress value={pressInto(pieces)}>
          <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
        </CardPress>
      </StillPress>
    </StyleText>,
  );
  const data = serverHandoffStream ? await handoffData(DATA, serverHandoffStream) : "";
  const end = html.lastIndexOf("</body>");
  const bytes = pieces.layIn("<!DOCTYPE html>", html.slice(0, end), data, IN_DEVELOPMENT ? FEED : "", html.slice(end));
  loadContext.set(documentContext, { bytes, policy: IN_DEVELOPMENT ? pagePolicy("any") : await policyOfPages() });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
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
