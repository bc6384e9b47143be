import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { keyOfAddress } from "./rules/picture-address.ts";

/** The key of the media file that an address of this shop names, itself or through a derivative; undefined for any other. */
export function ownKey({ env, caller }: Pick<Ctx, "env"> & { caller?: Caller }, address: string): string | undefined {
  const homes = [env.PUBLIC_URL, caller?.origin, "http://shop.invalid"].flatMap((home) => URL.parse(home ?? "") ?? []);
  const url = URL.parse(address, homes[0]!.href);
  const isOurs = url && homes.some(({ host }) => host === url.host) && /^https?:$/.test(url.protocol);
  if (!isOurs) return undefined;
  const path = readPath(url.pathname);
  return /^\/img\/\d+\/(.+)\.(?:avif|webp|jpg)$/.exec(path)?.[1] ?? keyOfAddress(path);
}

/** As people write it; an address that cannot be read names no file. */
function readPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
}
