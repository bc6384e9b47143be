import type { Raster } from "../loom/cloth.ts";
import type { WovenRug } from "../loom/weave-rug.ts";

/** The same rug with its far end towards us. */
export const turnRound = (rug: WovenRug): WovenRug => ({ ...rug, body: half(rug.body), height: half(rug.height) });

function half(raster: Raster): Raster {
  const { width, height, channels, data } = raster;
  const turned = new Uint8Array(data.length);
  for (let from = 0, to = width * height - 1; to >= 0; from++, to--)
    for (let c = 0; c < channels; c++) turned[to * channels + c] = data[from * channels + c]!;
  return { ...raster, data: turned as typeof data };
}
