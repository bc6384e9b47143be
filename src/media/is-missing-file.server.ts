import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { ownKey } from "./own-key.server.ts";
import { parseModelKey } from "./rules/model-address.ts";
import type { Storage } from "./storage/storage.ts";

/** Addresses elsewhere are taken as they are (spec §3: images are URLs); only this shop's own media can be looked up. */
export async function isMissingFile(
  ctx: Pick<Ctx, "env"> & { caller?: Caller; storage: Storage },
  address: string,
): Promise<boolean> {
  const key = ownKey(ctx, address);
  if (!key) return address.startsWith("/media/");
  // A rug's model is made when it is first asked for.
  return !parseModelKey(key) && (key.startsWith("private/") || !(await ctx.storage.head(key)));
}
