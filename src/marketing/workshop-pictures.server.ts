import { WORKSHOP_PICTURES } from "../content/rules/workshop.ts";
import type { Workshop } from "../content/shape.ts";
import { pictureMetadata } from "../media/picture-metadata.server.ts";
import { mediaAddress } from "../media/rules/picture-address.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { WorkshopPicture } from "./ui/workshop-figure.tsx";

/** Nobody may take them for photographs of a place or of people. */
const STUDIO_CAPTION = "Imagen de estudio";
const STUDIO_ALT: Record<(typeof WORKSHOP_PICTURES)[number], string> = {
  loom: "Telar vertical con un kilim a medio tejer, ovillos de lana y un peine de tejer. Imagen hecha por computador.",
  "wool-wall": "Estantes de madera con madejas de lana ordenadas por color. Imagen hecha por computador.",
  "dye-pots": "Ollas de cobre con tinte y madejas de lana colgadas a secar. Imagen hecha por computador.",
};

/** The owner's pictures, each else the studio's own where it is in storage; a place with neither is left out. */
export async function workshopPictures(
  ctx: Ctx & { storage: Storage },
  workshop: Workshop | undefined,
): Promise<WorkshopPicture[]> {
  if (!workshop) return [];
  const there = new Set(await ctx.storage.list("demo/workshop/"));
  const chosen = WORKSHOP_PICTURES.flatMap((name, place) => {
    const own = workshop.pictures[place];
    if (own?.picture) return { src: own.picture, alt: own.alt || own.caption, caption: own.caption };
    const key = `demo/workshop/${name}.avif`;
    return there.has(key) ? { src: mediaAddress(key), alt: STUDIO_ALT[name], caption: STUDIO_CAPTION } : [];
  });
  const about = await pictureMetadata(
    ctx,
    chosen.map(({ src }) => src),
  );
  return chosen.map(({ src, alt, caption }) => ({ picture: about(src), alt, caption }));
}
