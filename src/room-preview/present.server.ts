import { currentSize } from "../catalog/rules/size.ts";
import type { MergeJob, MergeRoom } from "./contract.ts";
import type { RoomFile } from "./keys.server.ts";
import type { MergeJobRow } from "./table.server.ts";
import { FAILURES } from "./texts.ts";

const fileAddress = (id: string, name: RoomFile | "result.jpg") => `/api/merge-jobs/${id}/files/${name}`;

const named = (size: string | null): string | null => size && currentSize(size);

export function presentJob(row: MergeJobRow, queuePlace: number): MergeJob {
  const imageUrl = row.status === "completed" ? fileAddress(row.id, "result.jpg") : null;
  const code = row.failure ?? "failed";
  return {
    jobId: row.id,
    status: row.status,
    result: imageUrl ? { imageUrl } : null,
    error: row.status === "failed" ? { message: FAILURES[code] ?? FAILURES.failed!, code } : null,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    imageUrl,
    step: row.status === "processing" ? row.step : null,
    queuePlace,
    floor: row.status === "processing" ? row.sketch : null,
    engine: row.engine,
    carpetId: row.rugId,
    size: named(row.size),
    shownSize: named(row.place?.size ?? row.size),
    room: presentRoom(row),
  };
}

/** Only while the room's pictures are kept, and once the job has ended. */
function presentRoom({ id, roomFacts, place, completedAt }: MergeJobRow): MergeRoom | null {
  if (!roomFacts || !completedAt) return null;
  const { width, height, camera, light, confidence, scale, oldRugs, walls } = roomFacts;
  return {
    width,
    height,
    photoUrl: fileAddress(id, "photo.jpg"),
    matteUrl: fileAddress(id, "matte.png"),
    frontUrl: fileAddress(id, "front.jpg"),
    shadeUrl: fileAddress(id, "shade.png"),
    camera,
    light,
    place: place && { u: place.u, v: place.v, angle: place.angle, width: place.width, length: place.length },
    scale: scale ?? { margin: 0.16, by: "usual" },
    oldRugs: oldRugs ?? [],
    walls: walls ?? "",
    sure: confidence.sure,
    doubts: confidence.doubts,
  };
}
