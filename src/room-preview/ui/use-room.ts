import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { centimetresOf } from "../../catalog/rules/size.ts";
import type { MergeRoom } from "../contract.ts";
import type { Camera, PixelPoint } from "../rules/camera.ts";
import { cameraFromCorners, type Corners } from "../rules/camera-from-corners.ts";
import { placeRug } from "../rules/place-rug.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { rescaled } from "../rules/scale.ts";
import { loadRoom, markedMatte, readMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";

const sidesOf = (size: string) => {
  const cm = centimetresOf(size) ?? { width: 160, length: 230 };
  return { width: cm.width / 100, length: cm.length / 100 };
};

/** The room in the editor: its pictures, its camera (corrected or marked by hand) and where the rug lies. */
export function useRoom(room: MergeRoom | null, size: string) {
  const [pictures, setPictures] = useState<RoomPictures | null>(null);
  const [camera, setCamera] = useState<Camera | null>(room?.camera ?? null);
  const [guessed, setGuessed] = useState<Camera | null>(camera);
  const [place, setPlace] = useState<RugPlace | null>(room?.place ?? null);
  // Marking again starts from what the engine saw, not from the last mark.
  const engineMatte = useRef<RoomPictures["matte"] | null>(null);

  useEffect(() => {
    if (!room) return;
    let alive = true;
    loadRoom(room).then(
      (loaded) => {
        if (!alive) return;
        engineMatte.current = loaded.matte;
        setPictures(loaded);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [room]);

  const best = useCallback(
    (by: Camera, from: RoomPictures) =>
      placeRug(by, from, readMatte(from.matte as CanvasImageSource, from.width, from.height), sidesOf(size)),
    [size],
  );
  const relocate = () => {
    if (camera && pictures) setPlace((now) => best(camera, pictures) ?? now);
  };
  /** The floor is what the shopper says; things standing on it still hide the rug where the engine saw them. */
  const markFloor = (corners: Corners): boolean => {
    const found = pictures && cameraFromCorners(corners, pictures.width, pictures.height);
    if (!found) return false;
    const marked = { ...pictures, matte: markedMatte(corners, { ...pictures, matte: engineMatte.current ?? pictures.matte }) };
    const spot = best(found, marked);
    setPictures(marked);
    setCamera(found);
    setGuessed(found);
    setPlace(spot ?? centred(found, corners, sidesOf(size)));
    return true;
  };
  const setScale = (points: readonly [PixelPoint, PixelPoint], metres: number) => {
    const corrected = camera && rescaled(camera, points, metres);
    if (!corrected) return false;
    moveTo(corrected);
    return true;
  };
  const resetScale = () => guessed && moveTo(guessed);
  /** Under another height the rug stays where it is seen, and only its size changes. */
  const moveTo = (next: Camera) => {
    const ratio = next.height / (camera?.height ?? next.height);
    setCamera(next);
    setPlace((now) => now && { ...now, u: now.u * ratio, v: now.v * ratio });
  };
  // The size is always the one chosen in the list.
  const sized = useMemo(() => place && { ...place, ...sidesOf(size) }, [place, size]);
  return { pictures, camera, place: sized, setPlace, relocate, markFloor, setScale, resetScale };
}

function centred(camera: Camera, corners: Corners, sides: { width: number; length: number }): RugPlace {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
  const ray = [(x - camera.cx) / camera.focal, (y - camera.cy) / camera.focal, 1] as const;
  const along = (axis: readonly number[]) => axis[0]! * ray[0] + axis[1]! * ray[1] + axis[2]! * ray[2];
  const reach = camera.height / along(camera.down);
  return { u: reach * along(camera.u), v: reach * along(camera.v), angle: 0, ...sides };
}
