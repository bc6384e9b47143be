import type { MergeRoom } from "../../contract.ts";
import { changeMyRooms, readMyRooms } from "../../my-rooms-store.ts";
import { withoutRoom, withRoom } from "../../rules/my-rooms.ts";
import { deleteOtherRooms, readRoom, writeRoom } from "./room-store.ts";

const fetchPicture = async (address: string): Promise<Blob> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
};

const isSame = async (a: Blob, b: Blob): Promise<boolean> => {
  if (a.size !== b.size) return false;
  const [one, other] = await Promise.all([a, b].map(async (blob) => new Uint8Array(await blob.arrayBuffer())));
  return one!.every((byte, i) => byte === other![i]);
};

/** Keeps a room on this device, and shows the catalogue in it. The same photo tried with another rug is one room. */
export async function keepRoom(id: string, room: MergeRoom, size: string | null, original: Blob | null): Promise<void> {
  if (typeof OffscreenCanvas === "undefined" || readMyRooms().rooms.some((mine) => mine.id === id)) return;
  const [photo, front, matte, shade] = await Promise.all(
    [room.photoUrl, room.frontUrl, room.matteUrl, room.shadeUrl].map(fetchPicture),
  );
  await writeRoom({ id, room, size, original, photo: photo!, front: front!, matte: matte!, shade: shade! });
  const also: string[] = [];
  for (const mine of readMyRooms().rooms) {
    const other = await readRoom(mine.id);
    if (!other || !(await isSame(other.photo, photo!))) continue;
    also.push(mine.id, ...(mine.also ?? []));
    changeMyRooms((rooms) => withoutRoom(rooms, mine.id));
  }
  changeMyRooms((mine) => withRoom(mine, { id, also, ratio: room.width / room.height }, Date.now()));
  await deleteOtherRooms(readMyRooms().rooms.map((mine) => mine.id));
}

export async function removeRoom(id: string): Promise<void> {
  changeMyRooms((mine) => withoutRoom(mine, id));
  await deleteOtherRooms(readMyRooms().rooms.map((mine) => mine.id));
}
