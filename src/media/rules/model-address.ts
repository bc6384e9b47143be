import { slugOf } from "../../platform/text.ts";
import { mediaAddress } from "./picture-address.ts";

/** A size in an address: as it is where that is plain, otherwise its letters and digits. */
export const plainSize = (size: string): string => (/^[\w.]+$/.test(size) ? size : slugOf(size).replaceAll("-", ""));

/** A rug's model in one size. Spec §3: the .usdz is found by swapping folder newGlbs for newUsdz. */
export const modelAddress = (rugId: number, size: string): string => mediaAddress(`newGlbs/${rugId}-${plainSize(size)}.glb`);

export const usdzOf = (glb: string): string => glb.replace("newGlbs", "newUsdz").replace(/\.glb$/, ".usdz");

/** `newGlbs/47-6x9.glb` → whose model it is; without a size it is the rug's first. Undefined for any other key. */
export function parseModelKey(key: string): { rugId: number; size?: string; kind: "glb" | "usdz" } | undefined {
  const match = /^(newGlbs|newUsdz)\/(\d{1,9})(?:-([\w.]{1,30}))?\.(glb|usdz)$/.exec(key);
  if (!match) return undefined;
  const [, folder, rugId, size, ending] = match;
  const kind = folder === "newGlbs" ? "glb" : "usdz";
  return kind === ending ? { rugId: Number(rugId), ...(size ? { size } : {}), kind } : undefined;
}
