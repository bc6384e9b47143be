import type { MergeRoom } from "../../contract.ts";

/** What was read from a photo, with its pictures: enough to lay any rug in it without the server. */
export type KeptRoom = {
  id: string;
  room: MergeRoom;
  /** The size first shown there. */
  size: string | null;
  /** As it came from the camera: what is taken along has its resolution. */
  original: Blob | null;
  photo: Blob;
  front: Blob;
  matte: Blob;
  shade: Blob;
};

const STORE = "rooms";

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((opened, failed) => {
    const opening = indexedDB.open("my-rooms", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    opening.onsuccess = () => opened(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error("no database"));
  });

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
    });
  } finally {
    database.close();
  }
}

export const readRoom = (id: string): Promise<KeptRoom | undefined> =>
  inStore<KeptRoom | undefined>("readonly", (store) => store.get(id));
export const writeRoom = (room: KeptRoom): Promise<IDBValidKey> => inStore("readwrite", (store) => store.put(room));

/** Deletes every room but these. */
export async function deleteOtherRooms(ids: readonly string[]): Promise<void> {
  const all = await inStore("readonly", (store) => store.getAllKeys());
  for (const id of all) if (!ids.includes(id as string)) await inStore("readwrite", (store) => store.delete(id));
}
