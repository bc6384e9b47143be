const ESCAPED: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
const escape = (json: string): string => json.replaceAll(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
const script = (call: string): string => `<script>window.__reactRouterContext.streamController.${call};</script>`;

/** What the loaders answered, as the scripts React Router's client waits for before it hydrates. */
export async function handoffScripts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const value = await new Response(stream).text();
  return script(`enqueue(${escape(JSON.stringify(value))})`) + script("close()");
}
