import type { RoomName } from "../relight/shots.ts";

/** The home page's slides, in order: which rug lies in which room. */
export const HEROES: readonly { slide: number; rug: number; room: RoomName }[] = [
  { slide: 1, rug: 47, room: "living" },
  { slide: 2, rug: 1, room: "bedroom" },
  { slide: 3, rug: 7, room: "dining" },
  { slide: 4, rug: 2, room: "living" },
  { slide: 5, rug: 32, room: "dining" },
];

/** Rugs with a film of their own: every collection has one. */
export const FILMED: readonly number[] = [1, 2, 3, 4, 6, 7, 10, 15, 22, 44, 47, 60];
