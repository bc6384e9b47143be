import type { MergeJob } from "../../contract.ts";
import { readRoom } from "./room-store.ts";

/** What the editor needs of a job, or of a room kept on this device. */
export type RoomToEdit = Pick<MergeJob, "jobId" | "status" | "imageUrl" | "carpetId" | "size" | "shownSize" | "room">;

/** A kept room for the editor, from this device alone; null where its pictures are gone. They are freed with the page. */
export async function keptRoomToEdit(id: string): Promise<RoomToEdit | null> {
  const kept = await readRoom(id);
  if (!kept) return null;
  const [photoUrl, frontUrl, matteUrl, shadeUrl] = [kept.photo, kept.front, kept.matte, kept.shade].map((picture) =>
    URL.createObjectURL(picture),
  );
  return {
    jobId: id,
    status: "completed",
    imageUrl: null,
    carpetId: null,
    size: null,
    shownSize: kept.size,
    room: { ...kept.room, photoUrl: photoUrl!, frontUrl: frontUrl!, matteUrl: matteUrl!, shadeUrl: shadeUrl! },
  };
}
