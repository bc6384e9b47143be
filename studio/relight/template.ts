import { readFileSync } from "node:fs";
import sharp from "sharp";
import { fillFrom } from "../rooms/fill-from.ts";
import { decodeLight, type Light } from "./light-codec.ts";
import { decodePlace, type Place } from "./place-codec.ts";

interface Frame {
  scene: string;
  width: number;
  height: number;
  samples: number;
  lens: number;
  sensor: number;
  /** camera to world, row by row */
  camera: number[][];
}

export interface RoomFacts extends Frame {
  kind: "room";
}

export interface RugFacts extends Frame {
  kind: "rug";
  /** `corner`: metres from the near right corner; `whole`: the same on a rug of `size`, stretched to any rug */
  place: "corner" | "whole";
  size?: [width: number, length: number];
  /** step of the stored coordinates, metres */
  grain: number;
  /** no pixel gathers more of the rug than this, metres: yarn keeps its own colour */
  reach: number;
}

export type Facts = RoomFacts | RugFacts;

export interface RoomTemplate {
  facts: RoomFacts;
  image: Light;
  /** the floor's own picture, spread under the furniture's edges */
  floor: Light;
  light: Light;
  cover: Float32Array;
}

export interface RugTemplate {
  facts: RugFacts;
  image: Light;
  place: Place;
}

const TEMPLATES = new URL("../rooms/templates/", import.meta.url);
const file = (scene: string, name: string) => readFileSync(new URL(`${scene}/${name}`, TEMPLATES));
const facts = (scene: string) => JSON.parse(file(scene, "facts.json").toString()) as Facts;

export async function loadRoom(scene: string): Promise<RoomTemplate> {
  const known = facts(scene);
  if (known.kind !== "room") throw new Error(`${scene} is not a room`);
  const image = await decodeLight(file(scene, "image.avif"));
  const bytes = await sharp(file(scene, "cover.png")).extractChannel(0).raw().toBuffer();
  const cover = Float32Array.from(bytes, (value) => value / 255);
  const floor = { ...image, data: fillFrom(image.data, cover, image.width, 3) };
  return { facts: known, image, floor, light: await decodeLight(file(scene, "light.avif")), cover };
}

/** Which spot of the rug each pixel sees. */
export function loadPlace(scene: string): { facts: RugFacts; place: Place } {
  const known = facts(scene);
  if (known.kind !== "rug") throw new Error(`${scene} is a room`);
  return { facts: known, place: decodePlace(file(scene, "place.br"), known.width, known.height, known.grain) };
}

export async function loadRugScene(scene: string): Promise<RugTemplate> {
  return { ...loadPlace(scene), image: await decodeLight(file(scene, "image.avif")) };
}
