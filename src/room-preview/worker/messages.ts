import type { FloorSketch, RoomAnalysis } from "../engine/analysis.ts";
import type { SizeChoice } from "../rules/largest-that-fits.ts";
import type { Placed } from "../rules/place-rug.ts";

export type Ask = {
  photo: Uint8Array;
  rug: Uint8Array;
  widthCm: number;
  lengthCm: number;
  others: SizeChoice[];
  room: RoomAnalysis | null;
};

export type WorkerAnswer =
  | { kind: "done"; room: RoomAnalysis; picture: Uint8Array | null; place: Placed | null }
  | { kind: "unreadable" };

export type FromWorker = { kind: "step"; step: string; sketch?: FloorSketch } | { kind: "error"; message: string } | WorkerAnswer;
