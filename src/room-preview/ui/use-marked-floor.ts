import { useState } from "react";
import { browserStorage } from "../../platform/browser-storage.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import { keepView, type KeptView } from "../rules/kept-view.ts";
import { startCorners } from "./corners-panel.tsx";
import type { RoomToEdit } from "./my-room/room-to-edit.ts";
import type { useRoom } from "./use-room.ts";

type Point = Corners[number];

/** What the shopper says of the floor: that it was found, or where its corners are. */
export function useMarkedFloor({ jobId, room }: RoomToEdit, kept: KeptView) {
  const [isFloorRight, setFloorRight] = useState(room?.sure !== false || kept.isFloorRight === true);
  const [isDoubtful, setDoubtful] = useState(false);
  const [corners, setCorners] = useState(() => startCorners(room?.width ?? 1, room?.height ?? 1));
  return {
    isFloorRight,
    isDoubtful,
    corners,
    moveCorner: (i: number, point: Point) => {
      setCorners((now) => now.map((each, at) => (at === i ? point : each)) as [Point, Point, Point, Point]);
      setDoubtful(false);
    },
    approve: () => {
      setFloorRight(true);
      keepView(browserStorage(), jobId, { isFloorRight: true });
    },
    /** Said twice, corners count that do not look like a floor. */
    markWith: (markFloor: ReturnType<typeof useRoom>["markFloor"]) => {
      const how = markFloor(corners, isDoubtful);
      setDoubtful(how === "no-floor");
      if (how === "done") setFloorRight(true);
      return how;
    },
  };
}
