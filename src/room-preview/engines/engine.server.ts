import type { FloorSketch, RoomAnalysis } from "../engine/analysis.ts";
import type { SizeChoice } from "../rules/largest-that-fits.ts";
import type { Placed } from "../rules/place-rug.ts";

/** What is being done and, once it is known, where the floor is. */
export type OnStep = (step: string, sketch?: FloorSketch) => void;

export type MergeInput = {
  /** The upload as it came, for whoever must read it anew. */
  photo: Uint8Array;
  rug: Uint8Array;
  widthCm: number;
  lengthCm: number;
  /** The other sizes the rug is sold in. */
  others: SizeChoice[];
  /** What was learned from the same photo before. */
  room: RoomAnalysis | null;
  onStep: OnStep;
  signal: AbortSignal;
};

/** Refused is an answer, not a failure: trying again would change nothing. What is thrown may be tried again. */
export type MergeOutcome =
  | { kind: "made"; picture: Uint8Array; room: RoomAnalysis | null; place: Placed | null }
  | { kind: "refused"; reason: "unreadable" | "no-floor" | "blocked"; room: RoomAnalysis | null };

export type MergeEngine = { merge(input: MergeInput): Promise<MergeOutcome> };

export const refused = (reason: "unreadable" | "no-floor" | "blocked", room: RoomAnalysis | null = null): MergeOutcome => ({
  kind: "refused",
  reason,
  room,
});
