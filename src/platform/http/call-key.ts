import type { Endpoint } from "../endpoint.ts";

type Call = { endpoint: Endpoint; tagsOf?: unknown };

/** Free text: whoever makes up words must not push out what everybody reads. */
const FREE = ["search"];

/** The one address of a public call that the cache may answer: parameters that the contract does not name are left out. */
export function callKeys(calls: readonly Call[]): (url: URL) => { key: string; route: string } | undefined {
  const kept = calls
    .filter(({ tagsOf }) => tagsOf)
    .map(({ endpoint: { path, query } }) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      names: new Set(Object.keys(query?.shape ?? {})),
      route: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    }));
  return ({ origin, pathname, searchParams, href }) => {
    const call = href.length <= 1500 && pathname.startsWith("/api/") && kept.find(({ pattern }) => pattern.test(pathname));
    if (!call || FREE.some((name) => searchParams.get(name))) return undefined;
    // In the order asked: the links to the other pages are written in it.
    const asked = [...searchParams]
      .filter(([name]) => call.names.has(name))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return { key: `${origin}${pathname}${asked.length > 0 ? `?${asked.join("&")}` : ""}`, route: call.route };
  };
}
