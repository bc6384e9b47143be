import { BACK, FRINGE } from "./model-picture.server.ts";
import { rugMesh, type RugShape } from "./rug-mesh.ts";
import { storedZip } from "./stored-zip.server.ts";
import { usdaOf } from "./usda.ts";

/** A rug for AR Quick Look: the same solid as the GLB, in one stored archive. */
export async function usdzOf(jpeg: Uint8Array, shape: RugShape): Promise<Uint8Array> {
  const paints = { pile: { diffuse: "pile.jpg" }, back: { diffuse: BACK }, fringe: { diffuse: FRINGE } };
  // The scene must be the first file of the archive.
  return storedZip([
    { name: "rug.usda", data: new TextEncoder().encode(usdaOf(rugMesh(shape), paints)) },
    { name: "pile.jpg", data: jpeg },
  ]);
}
