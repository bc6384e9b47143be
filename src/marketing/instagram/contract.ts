import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

/** Spec §3, Instagram post, plus what the picture shows. */
export const instagramPost = z
  .object({
    id: z.string(),
    mediaType: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
    isReel: z.boolean(),
    mediaUrl: z.string(),
    thumbnailUrl: z.string(),
    permalink: z.string(),
    caption: z.string(),
  })
  .meta({ id: "InstagramPost" });
export type InstagramPost = z.output<typeof instagramPost>;

export const instagramReels = endpoint({
  method: "GET",
  path: "/api/instagram/reels",
  summary: "The newest posts of the shop's Instagram account",
  reply: z.object({ posts: z.array(instagramPost) }),
});
