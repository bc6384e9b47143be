import { z } from "zod";
import { cut } from "../../platform/text.ts";
import type { InstagramPost } from "./contract.ts";

const image = z.object({ mediaUrl: z.string() }).optional();
const beholdPost = z.object({
  id: z.string(),
  mediaType: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]).catch("IMAGE"),
  isReel: z.boolean().optional(),
  mediaUrl: z.string().default(""),
  thumbnailUrl: z.string().optional(),
  permalink: z.url({ protocol: /^https$/ }),
  sizes: z.object({ small: image, medium: image, large: image, full: image }).partial().optional(),
  prunedCaption: z.string().nullish(),
  caption: z.string().nullish(),
});

/** Behold's JSON feed: an object with posts, a bare array from older feeds. A post that makes no sense is left out. */
export function readFeed(json: unknown): InstagramPost[] {
  const posts: unknown = Array.isArray(json) ? json : (json as { posts?: unknown } | null)?.posts;
  if (!Array.isArray(posts)) throw new Error("the feed has no posts");
  return posts.flatMap((post: unknown) => {
    const read = beholdPost.safeParse(post);
    if (!read.success) return [];
    const { id, mediaType, isReel = false, mediaUrl, thumbnailUrl, permalink, sizes, prunedCaption, caption } = read.data;
    // Behold keeps its own copies; Instagram's addresses expire after days.
    const still = sizes?.medium?.mediaUrl ?? sizes?.large?.mediaUrl ?? thumbnailUrl ?? mediaUrl;
    return [
      { id, mediaType, isReel, mediaUrl, thumbnailUrl: still, permalink, caption: cut(prunedCaption ?? caption ?? "", 140) },
    ];
  });
}
