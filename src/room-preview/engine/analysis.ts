import type { Camera } from "../rules/camera.ts";
import type { FlatRectangle } from "../rules/place-rug.ts";
import type { Walls } from "../rules/walls.ts";
import type { Scale } from "./room-scale.ts";

export type Doubt = "few-lines" | "little-floor" | "no-floor" | "not-flat" | "low-view" | "mostly-hidden" | "old-rug";

/** The floor as soon as it is found, for whoever waits: its mask is a small picture in a data address. */
export type FloorSketch = { width: number; height: number; camera: Camera; mask: string };

/** What the engine knows of a photo: enough to lay any rug anywhere on its floor. */
export type RoomMeta = {
  version: 1;
  width: number;
  height: number;
  camera: Camera;
  light: { white: number; cast: [number, number, number]; grain: number };
  /** How far off the scale may be, and what told it; rooms read earlier have none. */
  scale?: Pick<Scale, "margin" | "by">;
  /** Rugs that lie there already, in lens heights; rooms read earlier tell none. */
  oldRugs?: FlatRectangle[];
  /** Where walls are seen; rooms read earlier tell none. */
  walls?: Walls;
  confidence: { sure: boolean; doubts: Doubt[]; lines: number; floorShare: number };
};

/** The same with its pictures, each an encoded file as it is stored and sent to the editor. */
export type RoomAnalysis = {
  meta: RoomMeta;
  /** The photo upright at working size, without metadata. */
  photo: Buffer;
  /** Share of floor per pixel, one grey channel. */
  matte: Buffer;
  /** The photo without the floor's colour in half-covered pixels. */
  front: Buffer;
  /** Shading at a quarter of the size, one grey channel, 128 = as lit as the floor's middle. */
  shade: Buffer;
};
