import { mediaAddress } from "./picture-address.ts";

/** A rug's model in one size. Spec §3: the .usdz is found by swapping folder newGlbs for newUsdz. */
export const modelAddress = (rugId: number, size: string): string => mediaAddress(`newGlbs/${rugId}-${size}.glb`);

export const usdzOf = (glb: string): string => glb.replace("newGlbs", "newUsdz").replace(/\.glb$/, ".usdz");

/** `newGlbs/47-6x9.glb` → whose model it is; undefined for any other key. */
export function parseModelKey(key: string): { rugId: number; size: string; kind: "glb" | "usdz" } | undefined {
  const match = /^(?:newGlbs\/(\d{1,9})-([\w.]{1,20})\.glb|newUsdz\/(\d{1,9})-([\w.]{1,20})\.usdz)$/.exec(key);
  if (!match) return undefined;
  const [, glbId, glbSize, usdzId, usdzSize] = match;
  return glbId ? { rugId: Number(glbId), size: glbSize!, kind: "glb" } : { rugId: Number(usdzId), size: usdzSize!, kind: "usdz" };
}
