import { isIP } from "node:net";
import type { Ctx } from "../platform/ctx.server.ts";
import { isPrivateTarget } from "../platform/http/public-target.server.ts";
import type { Product } from "./rules/product.ts";
import { refuse } from "./texts.ts";

/** Names asked for at the call: an export has one or two. A file made of thousands must not keep the name server busy for all. */
const MOST_NAMES = 40;

/**
 * Contract: a picture at a private address refuses the file (422). A name that nobody knows at the moment is no such
 * address: the fetching looks again, and connects to nothing else than what it checked.
 */
export async function checkTargets(ctx: Ctx & { caller?: { origin: string } }, products: readonly Product[]): Promise<void> {
  const homes = [ctx.origin(), ctx.caller?.origin].filter(Boolean);
  const hosts = new Map<string, string>();
  for (const address of products.flatMap(({ pictures = [] }) => pictures)) {
    const url = URL.parse(address);
    if (!url || (homes.includes(url.origin) && url.pathname.startsWith("/media/"))) continue;
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw refused(address);
    hosts.set(url.host, address);
  }
  if (ctx.env.ALLOW_PRIVATE_TARGETS) return;
  const isNumber = (host: string) => isIP(URL.parse(`http://${host}`)!.hostname.replace(/^\[|\]$/g, "")) > 0;
  const [numbers, names] = [[...hosts.keys()].filter(isNumber), [...hosts.keys()].filter((host) => !isNumber(host))];
  const all = [...numbers, ...names.slice(0, MOST_NAMES)].map((host) => hosts.get(host)!);
  const closed = await Promise.all(all.map(isPrivateTarget));
  const first = all.find((_, place) => closed[place]);
  if (first) throw refused(first);
}

const refused = (address: string) => refuse("imports.private_target", { address: address.slice(0, 200) });
