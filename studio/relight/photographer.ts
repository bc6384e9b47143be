import type { Sharp } from "sharp";
import type { WovenRug } from "../loom/weave-rug.ts";
import { develop } from "./develop.ts";
import { drapeOver, frameScene, type Drapery } from "./drape-over.ts";
import { frameRoom, layOnFloor, type Backdrop } from "./lay-on-floor.ts";
import type { Light } from "./light-codec.ts";
import * as shots from "./shots.ts";
import { loadRoom, loadRugScene } from "./template.ts";

/** Each scene is opened and framed once per run. */
const opened = new Map<string, Promise<Backdrop | Drapery>>();

function once<T extends Backdrop | Drapery>(name: string, open: () => Promise<T>): Promise<T> {
  const found = (opened.get(name) as Promise<T> | undefined) ?? open();
  opened.set(name, found);
  return found;
}

/** The rug's whole room as light, in either shape. */
export async function seeRoom(rug: WovenRug, name: shots.RoomName, shape: "portrait" | "landscape"): Promise<Light> {
  const crop = shots.frameOf(name, rug, shape);
  const backdrop = await once(`${name} ${shape} ${crop.left}`, async () => frameRoom(await loadRoom(name), crop));
  return layOnFloor(backdrop, rug, shots.spotIn(name, rug), shots.ROOM_DYES);
}

export async function takeRoom(rug: WovenRug, collection: string, turn: number): Promise<Sharp> {
  const name = shots.roomFor(rug, collection, turn);
  return develop(await seeRoom(rug, name, "portrait"), shots.ROOMS[name].exposure);
}

export const takeCloseup = (rug: WovenRug): Promise<Sharp> => takeDetail(rug, shots.closeupFor(rug));

export async function takeThird(rug: WovenRug, id: number): Promise<{ name: string; picture: Sharp }> {
  const name = shots.thirdFor(rug, id);
  return { name, picture: await takeDetail(rug, shots.detailScene(name, rug)) };
}

async function takeDetail(rug: WovenRug, { scene, exposure, balance, dyes, crop, ...lay }: shots.Detail): Promise<Sharp> {
  const part = crop ?? shots.DETAIL_CROP;
  const drapery = await once(`${scene} ${part.left} ${part.width}`, async () => frameScene(await loadRugScene(scene), part));
  return develop(drapeOver(drapery, rug, dyes, lay), exposure, balance);
}
