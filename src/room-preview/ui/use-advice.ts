import { useEffect, useMemo, useState } from "react";
import type { listRugs, Rug } from "../../catalog/contract.ts";
import { areaOf, centimetresOf } from "../../catalog/rules/size.ts";
import { callApi } from "../../platform/call-api.ts";
import { advise, type Advice, type FittingSize, type Wishes } from "../rules/advise.ts";
import type { Camera } from "../rules/camera.ts";
import { freeAround } from "../rules/free-around.ts";
import { fits } from "../rules/largest-that-fits.ts";
import { type KnownOfRoom, placeRug } from "../rules/place-rug.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { readMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";
import { readPalette } from "./read-palette.ts";

/** As many rugs as one call gives. */
const MOST_RUGS = 100;

type Placed = { fitting: FittingSize[]; places: Map<string, RugPlace> };
export type AdvisedRoom = { pictures: RoomPictures; camera: Camera; known: KnownOfRoom };

/** The catalogue against the room: which six suit it, and where each would lie. Null while the rugs are coming. */
export function useAdvice({ pictures, camera, known }: AdvisedRoom, wishes: Wishes) {
  const [rugs, setRugs] = useState<Rug[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    callApi<typeof listRugs>("GET /api/rugs", { query: { limit: MOST_RUGS } }).then(setRugs, () => setFailed(true));
  }, []);
  const palette = useMemo(() => readPalette(pictures, camera), [pictures, camera]);
  const placed = useMemo(() => rugs && placeSizes(rugs, { pictures, camera, known }), [rugs, pictures, camera, known]);
  const advice: Advice[] | null = rugs && placed && advise(rugs, palette, placed.fitting, wishes);
  return { advice, hasFailed, placeOf: (size: string) => placed?.places.get(size) ?? null };
}

/** Every size the shop sells, largest first: where it would lie, and how much floor it leaves. */
function placeSizes(rugs: Rug[], { pictures, camera, known }: AdvisedRoom): Placed {
  const labels = [...new Set(rugs.flatMap((rug) => rug.sizes.map(({ size }) => size)))];
  const isFloor = readMatte(pictures.matte as CanvasImageSource, pictures.width, pictures.height);
  const places = new Map<string, RugPlace>();
  const fitting: FittingSize[] = [];
  let smallest: FittingSize | null = null;
  for (const size of labels.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const cm = centimetresOf(size);
    const spot = cm && placeRug(camera, pictures, isFloor, { width: cm.width / 100, length: cm.length / 100 }, known);
    if (!spot) continue;
    places.set(size, spot);
    const found = { size, freeCm: freeAround(camera, pictures, isFloor, spot) };
    if (fits(spot)) fitting.push(found);
    smallest = found;
  }
  // A room too full for any size still has a smallest one.
  return { fitting: fitting.length > 0 || !smallest ? fitting : [smallest], places };
}
