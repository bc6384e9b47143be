import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { builtStyle } from "./built-styles.server.ts";
import { handoffScripts } from "./platform/pages/handoff.server.ts";
import { htmlContext } from "./platform/pages/page-tags.server.ts";
import { StyleText } from "./root-styles.tsx";

/**
 * Pages are rendered whole: they are cached and compressed as bytes, and their inline scripts hashed. One string costs
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
  const html = renderToString(
    <StyleText value={builtStyle}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </StyleText>,
  );
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream) : "";
  const end = html.lastIndexOf("</body>");
  loadContext.set(htmlContext, `<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}
