import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { startShop } from "../e2e/open-browser.ts";
import { type Figures, measureInTurns, shopPages } from "./lighthouse.ts";

/**
 * What each of our own means of speed is worth: the pages of one shop as they are, and through a proxy that takes one of
 * them out, all in turns. `ROUNDS=5 node bench/tricks.ts [page …]`; first `npm install --prefix bench`.
 */
const WITHOUT: Record<string, (text: string) => string> = {
  nothing: (text) => text,
  "inlined styles": (text) => text.replaceAll(/<style>[^<]*<\/style>(<link rel="stylesheet"[^>]*) disabled=""\/>/g, "$1/>"),
  "low priority of the scripts": (text) =>
    text.replaceAll('<link rel="modulepreload" fetchpriority="low"', '<link rel="modulepreload"'),
  "preloads of the scripts": (text) => text.replaceAll(/<link rel="modulepreload"[^>]*>/g, ""),
  "below the fold": (text) => text.replaceAll(/content-visibility:\s*auto/g, "content-visibility:visible"),
  "compiling whole": (text) => text.replaceAll("//# allFunctionsCalledOnLoad", ""),
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

const shop = await startShop();
const proxies = await Promise.all(
  Object.entries(WITHOUT).map(async ([name, change]) => ({ name, ...(await startWithout(shop.url, change)) })),
);
const asked = process.argv.slice(2);
const urls: Record<string, string> = {};
for (const [page, address] of Object.entries(await shopPages(shop.url)))
  if (asked.length === 0 || asked.includes(page))
    for (const { name, url } of proxies) urls[`${page}, without ${name}`] = address.replace(shop.url, url);
const figures = await measureInTurns(urls, Number(process.env.ROUNDS ?? 5));
const shown = ({ performance, fcp, lcp, blocking, kilobytes }: Figures) => ({
  performance,
  fcp: Math.round(fcp),
  lcp: Math.round(lcp),
  blocking: Math.round(blocking),
  kilobytes: Math.round(kilobytes),
});
console.table(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, shown(each)])));
for (const { stop } of proxies) stop();
await shop.stop();
process.exit();
