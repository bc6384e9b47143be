/** Room photos and results are nobody else's: `private/` is never served as media. */
export const ROOT = "private/merge";

export const jobKey = (id: string, name: "result.jpg" | "room" | "rug") => `${ROOT}/jobs/${id}/${name}`;

export const ROOM_FILES = { photo: "photo.jpg", front: "front.jpg", matte: "matte.png", shade: "shade.png" } as const;
export type RoomFile = (typeof ROOM_FILES)[keyof typeof ROOM_FILES];
export const roomKey = (room: string, name: RoomFile) => `${ROOT}/rooms/${room}/${name}`;
