import { useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import { keepView, readView } from "../rules/kept-view.ts";
import type { RoomToEdit } from "./my-room/room-to-edit.ts";

/** The size shown, and the one asked for, where the room has no place for it. */
export function useChosenSize(job: RoomToEdit, rug: Rug, first: string) {
  const sizeSold = (...wanted: (string | null | undefined)[]) =>
    wanted.find((each) => rug.sizes.some((sold) => sold.size === each)) ?? first;
  const kept = () => readView(browserStorage(), job.jobId).size;
  const [size, chooseSize] = useState(() => sizeSold(kept(), job.shownSize));
  // Once another size was chosen, what was asked for at first is forgotten.
  const [wished, setWished] = useState(() => sizeSold(kept(), job.size));
  const setSize = (next: string) => {
    chooseSize(next);
    setWished(next);
    keepView(browserStorage(), job.jobId, { size: next });
  };
  return { size, wished, setSize };
}
