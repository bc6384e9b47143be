import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { idParams } from "./shapes.ts";

const file = z.object({ name: z.string(), bytes: z.number().int() });

/** own: a file that staff gave; made: drawn from the cover; waiting: drawn when first asked for; impossible: see the reason. */
export const carpetModel = z
  .object({
    state: z.enum(["own", "made", "waiting", "impossible"]),
    reason: z.string().nullable(),
    made_at: z.string().nullable(),
    web: file.nullable(),
    iphone: file.nullable(),
  })
  .meta({ id: "CarpetModel" });
export type CarpetModel = z.output<typeof carpetModel>;

const PATH = "/api/admin/carpets/{id}/model";
export const readCarpetModel = endpoint({
  method: "GET",
  path: PATH,
  summary: "What the carpet's 3D model is and when it was made",
  params: idParams,
  reply: carpetModel,
});
export const makeCarpetModel = endpoint({
  method: "POST",
  path: PATH,
  summary: "Make the carpet's 3D model again from its cover",
  params: idParams,
  reply: carpetModel,
});
