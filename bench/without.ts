import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { shopPages } from "./lighthouse.ts";

const importsOf = (file: string): string[] =>
  [...readFileSync(`build/client${file}`, "utf8").matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)].map(
    ([, name]) => `/assets/${name}`,
  );

/** A page with the framework's preloads, as it has without `src/picture-first.server.ts`. */
function withPreloads(html: string): string {
  if (!html.includes("</head>")) return html;
  const files = new Set([...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, file]) => file!));
  for (const file of files) for (const each of importsOf(file)) files.add(each);
  const links = [...files].map((file) => `<link rel="modulepreload" href="${file}"/>`);
  return html.replace(/<link rel="modulepreload"[^>]*>/g, "").replace("</head>", `${links.join("")}</head>`);
}

/** Our own means of speed, each with what takes it out of a page. */
const WITHOUT: Record<string, (text: string) => string> = {
  nothing: (text) => text,
  "inlined styles": (text) => text.replaceAll(/<style>[^<]*<\/style>(<link rel="stylesheet"[^>]*) disabled=""\/>/g, "$1/>"),
  "picture first": withPreloads,
  "below the fold": (text) => text.replaceAll(/content-visibility:\s*auto/g, "content-visibility:visible"),
};

const isText = (type: string): boolean => /html|javascript|css/.test(type);

/** Everything is compressed here, also what is not changed: the pages differ by what was taken out alone. */
async function startWithout(shop: string, change: (text: string) => string): Promise<{ url: string; stop: () => void }> {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  const ask = async (path: string, { accept = "*/*" }: IncomingHttpHeaders) => {
    const answer = await fetch(`${shop}${path}`, { headers: { accept }, redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    const { "content-type": type = "" } = headers;
    for (const name of ["content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive", "etag"])
      delete headers[name];
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!isText(type)) return { status: answer.status, headers, body: bytes };
    const changed = Buffer.from(change(bytes.toString()));
    const body = brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { status: answer.status, headers: { ...headers, "content-encoding": "br" }, body };
  };
  const answerFor = async (path: string, headers: IncomingHttpHeaders) => {
    const key = `${path} ${headers.accept}`;
    const answer = kept.get(key) ?? (await ask(path, headers));
    if (answer.status === 200) kept.set(key, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    if (request.method !== "GET") return void request.resume().on("end", () => response.writeHead(204).end());
    answerFor(request.url ?? "/", request.headers).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

/** The addresses of a shop's pages (all, or those named), as they are and without each of the means. */
export async function pagesWithout(shop: string, asked: string[], means = Object.keys(WITHOUT)) {
  const proxies = await Promise.all(means.map(async (name) => ({ name, ...(await startWithout(shop, WITHOUT[name]!)) })));
  const urls: Record<string, string> = {};
  for (const [page, address] of Object.entries(await shopPages(shop)))
    if (asked.length === 0 || asked.includes(page))
      for (const { name, url } of proxies) urls[`${page}, without ${name}`] = address.replace(shop, url);
  return { urls, stop: () => proxies.forEach(({ stop }) => stop()) };
}
