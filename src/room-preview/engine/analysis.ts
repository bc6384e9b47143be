import type { Camera } from "../rules/camera.ts";

export type Doubt = "few-lines" | "little-floor" | "no-floor" | "not-flat" | "mostly-hidden";

/** The floor as soon as it is found, for whoever waits: its mask is a small picture in a data address. */
export type FloorSketch = { width: number; height: number; camera: Camera; mask: string };

/** What the engine knows of a photo: enough to lay any rug anywhere on its floor. */
export type RoomMeta = {
  version: 1;
  width: number;
  height: number;
  camera: Camera;
  light: { white: number; cast: [number, number, number]; grain: number };
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
