import type { Rug } from "../../catalog/contract.ts";
import type { Camera } from "../rules/camera.ts";
import { exportWidth } from "../rules/photo-size.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { loadRug } from "./load-pictures.ts";
import { createPainter, type RoomPictures } from "./painter.ts";

/** What is on the stage. */
export type Scene = { pictures: RoomPictures; camera: Camera; place: RugPlace; rug: Rug };

/** The scene in its photo's own resolution, as PNG; null where the photo has no more to give or cannot be opened here. */
export async function paintLarge(original: Blob, { pictures, camera, place, rug }: Scene): Promise<Blob | null> {
  const whole = await createImageBitmap(original).catch(() => null);
  if (!whole || whole.width <= pictures.width) return null;
  const width = exportWidth(whole.width, whole.height);
  const canvas = document.createElement("canvas");
  const photo = await createImageBitmap(whole, { resizeWidth: width, resizeQuality: "high" });
  const painter = createPainter(canvas, { ...pictures, photo }, width);
  if (!painter) return null;
  painter.setRug(await loadRug(rug, 1800));
  painter.paint(camera, place);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  painter.free();
  return png;
}
