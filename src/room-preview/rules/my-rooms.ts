/** A room kept on this device: its pictures lie in the browser's database (ui/my-room/room-store.ts). */
export type MyRoom = {
  id: string;
  /** Other trials of the same photo: it is one room. */
  also?: readonly string[];
  /** Width by height of the photo: cards have its shape before it is there. */
  ratio: number;
  /** The moment it is forgotten, in milliseconds. */
  until: number;
};
export type MyRooms = {
  rooms: readonly MyRoom[];
  /** The one the catalogue shows; null while that is switched off. */
  shown: MyRoom | null;
  /** Some room's time is over: its pictures are still to be deleted. */
  hasExpired: boolean;
};

export const MOST_ROOMS = 3;
export const KEPT_DAYS = 30;
export const NO_ROOMS: MyRooms = { rooms: [], shown: null, hasExpired: false };

const isRoom = (value: unknown): value is MyRoom => {
  const { id, ratio, until, also = [] } = (value ?? {}) as Partial<MyRoom>;
  return typeof id === "string" && typeof ratio === "number" && ratio > 0 && typeof until === "number" && Array.isArray(also);
};

export function parseMyRooms(text: string | null, now: number): MyRooms {
  if (!text) return NO_ROOMS;
  try {
    const { rooms, shown } = JSON.parse(text) as { rooms?: unknown; shown?: unknown };
    const all = Array.isArray(rooms) ? rooms.filter(isRoom).slice(0, MOST_ROOMS) : [];
    const fresh = all.filter(({ until }) => until > now);
    return {
      rooms: fresh,
      shown: fresh.find(({ id }) => id === shown) ?? null,
      hasExpired: fresh.length < all.length,
    };
  } catch {
    return NO_ROOMS; // someone else's text under our key counts as nothing
  }
}

export const textOf = ({ rooms, shown }: MyRooms): string => JSON.stringify({ rooms, shown: shown?.id ?? null });

export const isTrialOf = ({ id, also = [] }: MyRoom, jobId: string): boolean => id === jobId || also.includes(jobId);

/** The newest first, and shown at once; the oldest goes beyond three. */
export function withRoom({ rooms }: MyRooms, room: Omit<MyRoom, "until">, now: number): MyRooms {
  const { id } = room;
  const added = { ...room, until: now + KEPT_DAYS * 86_400_000 };
  return {
    rooms: [added, ...rooms.filter((room) => room.id !== id)].slice(0, MOST_ROOMS),
    shown: added,
    hasExpired: false,
  };
}

/** Without the room that was shown, the catalogue is as it was before. */
export const withoutRoom = ({ rooms, shown }: MyRooms, id: string): MyRooms => ({
  rooms: rooms.filter((room) => room.id !== id),
  shown: shown?.id === id ? null : shown,
  hasExpired: false,
});

export const showing = (mine: MyRooms, id: string | null): MyRooms => ({
  ...mine,
  shown: mine.rooms.find((room) => room.id === id) ?? null,
});
