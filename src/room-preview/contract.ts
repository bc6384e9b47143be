import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { rowId } from "../platform/row-id.ts";

export const mergeStatus = z.enum(["pending", "processing", "completed", "failed"]);
export type MergeStatus = z.output<typeof mergeStatus>;

const triple = z.tuple([z.number(), z.number(), z.number()]).readonly();
const camera = z.object({
  focal: z.number(),
  cx: z.number(),
  cy: z.number(),
  down: triple,
  u: triple,
  v: triple,
  height: z.number(),
});

/** Where the floor was found, while the job still runs. */
export const mergeFloor = z.object({ width: z.number().int(), height: z.number().int(), camera, mask: z.string() });
export type MergeFloor = z.output<typeof mergeFloor>;

/** What the editor needs to lay rugs on the photo by itself. */
export const mergeRoom = z.object({
  width: z.number().int(),
  height: z.number().int(),
  photoUrl: z.string(),
  matteUrl: z.string(),
  frontUrl: z.string(),
  shadeUrl: z.string(),
  camera,
  light: z.object({ white: z.number(), cast: z.tuple([z.number(), z.number(), z.number()]), grain: z.number() }),
  place: z.object({ u: z.number(), v: z.number(), angle: z.number(), width: z.number(), length: z.number() }).nullable(),
  /** How far off the scale may be, as a share, and what told it: a door, other tall edges, or only what is usual. */
  scale: z.object({ margin: z.number(), by: z.enum(["door", "edges", "usual"]) }),
  /** Rugs that lie there already, square with the room, in lens heights. */
  oldRugs: z.array(z.object({ u0: z.number(), u1: z.number(), v0: z.number(), v1: z.number() })),
  /** Where walls are seen, as `rules/walls.ts` reads it. */
  walls: z.string(),
  /** False: the shopper is asked whether the floor is right. */
  sure: z.boolean(),
  doubts: z.array(z.string()),
});
export type MergeRoom = z.output<typeof mergeRoom>;

/** Spec §3, Merge job, with its progress and the editor's data beside. */
export const mergeJob = z
  .object({
    jobId: z.string(),
    status: mergeStatus,
    result: z.object({ imageUrl: z.string() }).nullable(),
    error: z.object({ message: z.string(), code: z.string() }).nullable(),
    createdAt: z.string(),
    completedAt: z.string().nullable(),
    imageUrl: z.string().nullable(),
    step: z.string().nullable(),
    /** How many jobs come before this one; 0 when it is being made. */
    queuePlace: z.number().int(),
    floor: mergeFloor.nullable(),
    engine: z.string(),
    carpetId: z.number().int().nullable(),
    size: z.string().nullable(),
    /** The size in the picture: a smaller one where the one asked for does not fit the floor one sees. */
    shownSize: z.string().nullable(),
    room: mergeRoom.nullable(),
  })
  .meta({ id: "MergeJob" });
export type MergeJob = z.output<typeof mergeJob>;

export const mergeFields = z.object({
  rugImageUrl: z.string().trim().max(2000).optional(),
  carpetId: rowId.optional(),
  size: z.string().trim().max(40).optional(),
  consent: z.string().max(20).optional(),
});
export type MergeFields = z.output<typeof mergeFields>;

const jobId = z.string();

export const startMerge = endpoint({
  method: "POST",
  path: "/api/merge-images",
  summary: "Lay a rug in a photo of a room (multipart: roomImage, rugImage or rugImageUrl or carpetId, size, consent)",
  rawBody: true,
  reply: z.object({ jobId: z.string() }),
  status: 202,
});
export const getMergeJob = endpoint({
  method: "GET",
  path: "/api/merge-jobs/{jobId}",
  summary: "How a merge job is doing",
  params: z.object({ jobId }),
  reply: mergeJob,
});
export const getMergeFile = endpoint({
  method: "GET",
  path: "/api/merge-jobs/{jobId}/files/{name}",
  summary: "A picture of a merge job",
  params: z.object({ jobId, name: z.enum(["result.jpg", "photo.jpg", "matte.png", "front.jpg", "shade.png"]) }),
  reply: z.any(),
});
const EMAIL = "Revisa el correo: debe verse como nombre@correo.co";
export const askMergeLetter = endpoint({
  method: "POST",
  path: "/api/merge-jobs/{jobId}/letter",
  summary: "Ask for a letter when the job has ended; once it has, the letter is written at once",
  params: z.object({ jobId }),
  body: z.object({ email: z.string(EMAIL).trim().max(254, EMAIL).regex(MAILBOX, EMAIL) }),
  reply: z.object({ success: z.literal(true) }),
  status: 202,
});
/** Which engine is in use and how long photos are kept: what the consent box must say. */
export const mergeTerms = endpoint({
  method: "GET",
  path: "/api/merge-terms",
  summary: "Who looks at a room photo and for how long it is kept",
  reply: z.object({ engine: z.enum(["local", "gemini", "openai"]), photoHours: z.number(), resultDays: z.number() }),
});
export type MergeTerms = z.output<typeof mergeTerms.reply>;
