import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RugSize } from "../../catalog/contract.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import type { MergeRoom } from "../contract.ts";
import type { Camera, PixelPoint } from "../rules/camera.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import { keepView, readView } from "../rules/kept-view.ts";
import { choiceOf, fits, largestThatFits, sidesOf, type SizeChoice } from "../rules/largest-that-fits.ts";
import { placeRug } from "../rules/place-rug.ts";
import type { ScaleSource } from "../rules/room-words.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { rescaled } from "../rules/scale.ts";
import { loadRoom, readMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";
import { roomAsLeft, withCorners } from "./room-as-left.ts";

type Given = { jobId: string; room: MergeRoom | null; size: string; sizes: readonly RugSize[] };

/** The room in the editor: its pictures, its camera (corrected or marked by hand) and where the rug lies. */
export function useRoom({ jobId, room, size, sizes }: Given) {
  const [kept] = useState(() => readView(browserStorage(), jobId));
  const [pictures, setPictures] = useState<RoomPictures | null>(null);
  const [camera, setCamera] = useState<Camera | null>(room?.camera ?? null);
  const [guessed, setGuessed] = useState<Camera | null>(camera);
  const [place, setPlace] = useState<RugPlace | null>(kept.place ?? room?.place ?? null);
  const [scale, setScaleSource] = useState<ScaleSource>(room?.scale ?? "marked");
  // Marking again starts from what the engine saw, not from the last mark.
  const engineMatte = useRef<RoomPictures["matte"] | null>(null);
  // Whoever has moved the rug wants it there, in any size.
  const [wasMoved, setMoved] = useState(Boolean(kept.place));
  const keep = (change: Parameters<typeof keepView>[2]) => keepView(browserStorage(), jobId, change);

  useEffect(() => {
    if (!room) return;
    let alive = true;
    loadRoom(room).then(
      (loaded) => {
        if (!alive) return;
        engineMatte.current = loaded.matte;
        const left = roomAsLeft(room, loaded, kept);
        setCamera(left.camera);
        setGuessed(left.guessed);
        setScaleSource(left.scale);
        setPictures(left.pictures);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [room, kept]);

  const best = useCallback(
    (by: Camera, from: RoomPictures, choice: SizeChoice) =>
      placeRug(by, from, readMatte(from.matte as CanvasImageSource, from.width, from.height), sidesOf(choice), room?.oldRugs),
    [room],
  );
  /** Where the chosen size would lie best, and which size to take where it does not fit. */
  const spot = useMemo(
    () => (camera && pictures ? best(camera, pictures, choiceOf(size)) : null),
    [best, camera, pictures, size],
  );
  const fitting = useMemo(() => {
    if (!camera || !pictures || fits(spot)) return size;
    const others = sizes.map((each) => choiceOf(each.size));
    const found = largestThatFits(choiceOf(size), others, (choice) => best(camera, pictures, choice));
    return found && fits(found.spot) ? found.choice.size : null;
  }, [best, camera, pictures, size, sizes, spot]);
  const move = (to: RugPlace) => {
    setMoved(true);
    setPlace(to);
    keep({ place: to });
  };
  const relocate = () => {
    setMoved(false);
    if (spot) setPlace(spot);
    keep({ place: undefined });
  };
  const [placedSize, setPlacedSize] = useState(size);
  if (placedSize !== size && pictures) {
    setPlacedSize(size);
    if (spot && !wasMoved) setPlace(spot);
  }

  /** The floor is what the shopper says; things standing on it still hide the rug where the engine saw them. */
  const markFloor = (corners: Corners, isCertain: boolean): "done" | "no-rectangle" | "no-floor" => {
    const marked = pictures && withCorners(corners, { ...pictures, matte: engineMatte.current ?? pictures.matte });
    if (!marked) return "no-rectangle";
    if (!marked.mayBeFloor && !isCertain) return "no-floor";
    const shown = { ...pictures, matte: marked.matte };
    const choice = choiceOf(size);
    setPictures(shown);
    setCamera(marked.camera);
    setGuessed(marked.camera);
    setScaleSource("marked");
    setPlace(best(marked.camera, shown, choice) ?? centred(marked.camera, corners, sidesOf(choice)));
    setMoved(false);
    keep({ corners, height: undefined, place: undefined, isFloorRight: true });
    return "done";
  };
  const setScale = (points: readonly [PixelPoint, PixelPoint], metres: number) => {
    const corrected = camera && rescaled(camera, points, metres);
    if (!corrected) return false;
    moveTo(corrected);
    setScaleSource("measured");
    keep({ height: corrected.height });
    return true;
  };
  const resetScale = () => {
    if (!guessed) return;
    moveTo(guessed);
    setScaleSource(kept.corners || !room ? "marked" : room.scale);
    keep({ height: undefined });
  };
  /** Under another height the rug stays where it is seen, and only its size changes. */
  const moveTo = (next: Camera) => {
    const ratio = next.height / (camera?.height ?? next.height);
    setCamera(next);
    setPlace((now) => now && { ...now, u: now.u * ratio, v: now.v * ratio });
  };
  // The size is always the one chosen in the list.
  const sized = useMemo(() => place && { ...place, ...sidesOf(choiceOf(size)) }, [place, size]);
  return { pictures, camera, place: sized, scale, wasMoved, fitting, setPlace: move, relocate, markFloor, setScale, resetScale };
}

function centred(camera: Camera, corners: Corners, sides: { width: number; length: number }): RugPlace {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
  const ray = [(x - camera.cx) / camera.focal, (y - camera.cy) / camera.focal, 1] as const;
  const along = (axis: readonly number[]) => axis[0]! * ray[0] + axis[1]! * ray[1] + axis[2]! * ray[2];
  const reach = camera.height / along(camera.down);
  return { u: reach * along(camera.u), v: reach * along(camera.v), angle: 0, ...sides };
}
