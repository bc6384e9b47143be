import { Document, NodeIO } from "@gltf-transform/core";
import { BACK, FRINGE } from "./model-picture.server.ts";
import { rugMesh, type RugShape } from "./rug-mesh.ts";

/** A rug as binary glTF in true size; the JPEG (`modelPicture`) is the pile, edge to edge. */
export async function glbOf(jpeg: Uint8Array, shape: RugShape): Promise<Uint8Array> {
  const doc = new Document();
  const buffer = doc.createBuffer();
  const image = doc.createTexture("pile").setImage(jpeg).setMimeType("image/jpeg");
  const plain = (name: string) => doc.createMaterial(name).setRoughnessFactor(1).setMetallicFactor(0);
  const materials = {
    pile: plain("pile").setBaseColorTexture(image),
    back: plain("back").setBaseColorFactor([...BACK, 1]),
    fringe: plain("fringe").setBaseColorFactor([...FRINGE, 1]),
  };
  const numbers = (type: "VEC2" | "VEC3", list: number[]) =>
    doc.createAccessor().setType(type).setArray(new Float32Array(list)).setBuffer(buffer);
  const mesh = doc.createMesh("rug");
  for (const surface of rugMesh(shape)) {
    const indices = doc.createAccessor().setType("SCALAR").setArray(new Uint16Array(surface.triangles)).setBuffer(buffer);
    const part = doc
      .createPrimitive()
      .setAttribute("POSITION", numbers("VEC3", surface.positions))
      .setAttribute("NORMAL", numbers("VEC3", surface.normals))
      .setIndices(indices)
      .setMaterial(materials[surface.material]);
    if (surface.material === "pile") part.setAttribute("TEXCOORD_0", numbers("VEC2", surface.picture));
    mesh.addPrimitive(part);
  }
  doc.createScene("rug").addChild(doc.createNode("rug").setMesh(mesh));
  if (!shape.fringe || shape.round) materials.fringe.dispose();
  return new NodeIO().writeBinary(doc);
}
