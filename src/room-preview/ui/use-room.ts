import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RugSize } from "../../catalog/contract.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import type { MergeRoom } from "../contract.ts";
import type { Stroke } from "../rules/brush.ts";
import type { Camera, PixelPoint } from "../rules/camera.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import { keepView, readView } from "../rules/kept-view.ts";
import { choiceOf, fits, largestThatFits, sidesOf, type SizeChoice } from "../rules/largest-that-fits.ts";
import type { ScaleSource } from "../rules/room-words.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { rescaled } from "../rules/scale.ts";
import { loadRoom } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";
import { bestPlace, centred, placeAsLeft, stretched } from "./place-as-left.ts";
import { roomAsLeft, withCorners, withStrokes } from "./room-as-left.ts";

type Given = {
  jobId: string;
  room: MergeRoom | null;
  /** The size the room's own place is for. */
  laidSize: string | null;
  size: string;
  sizes: readonly RugSize[];
};

/** The room in the editor: its pictures, its camera (corrected or marked by hand) and where the rug lies. */
export function useRoom({ jobId, room, laidSize, size, sizes }: Given) {
  const [kept] = useState(() => readView(browserStorage(), jobId));
  const [firstSize] = useState(size);
  const [found, setFound] = useState<RoomPictures | null>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>(kept.strokes ?? []);
  const pictures = useMemo(() => found && withStrokes(strokes, found), [found, strokes]);
  const [camera, setCamera] = useState<Camera | null>(room?.camera ?? null);
  const [guessed, setGuessed] = useState<Camera | null>(camera);
  const [place, setPlace] = useState<RugPlace | null>(kept.place ?? room?.place ?? null);
  const [scale, setScaleSource] = useState<ScaleSource>(room?.scale ?? "marked");
  const [isMarked, setMarked] = useState(!room || Boolean(kept.corners));
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
        setFound(left.found);
        if (!kept.place) setPlace(placeAsLeft(room, left, kept, firstSize));
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [room, kept, firstSize]);

  const best = useCallback((by: Camera, from: RoomPictures, choice: SizeChoice) => bestPlace(room, by, from, choice), [room]);
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
  const [placedSize, setPlacedSize] = useState(kept.corners ? size : (laidSize ?? size));
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
    setFound(shown);
    setStrokes([]);
    setCamera(marked.camera);
    setGuessed(marked.camera);
    setScaleSource("marked");
    setMarked(true);
    setPlace(best(marked.camera, shown, choice) ?? centred(marked.camera, corners, sidesOf(choice)));
    setMoved(false);
    keep({ corners, height: undefined, place: undefined, isFloorRight: true, strokes: undefined });
    return "done";
  };
  const brush = (next: readonly Stroke[]) => {
    setStrokes(next);
    keep({ strokes: next });
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
    setScaleSource(isMarked || !room ? "marked" : room.scale);
    keep({ height: undefined });
  };
  /** Under another height the rug stays where it is seen, and only its size changes. */
  const moveTo = (next: Camera) => {
    const ratio = next.height / (camera?.height ?? next.height);
    setCamera(next);
    if (!place) return;
    const moved = stretched(place, ratio);
    setPlace(moved);
    if (wasMoved) keep({ place: moved });
  };
  // The size is always the one chosen in the list.
  const sized = useMemo(() => place && { ...place, ...sidesOf(choiceOf(size)) }, [place, size]);
  return {
    pictures,
    camera,
    place: sized,
    scale,
    wasMoved,
    fitting,
    strokes,
    setPlace: move,
    relocate,
    markFloor,
    brush,
    setScale,
    resetScale,
  };
}
