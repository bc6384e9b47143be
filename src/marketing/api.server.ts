import { serve } from "../platform/http/serve.server.ts";
import { readFeedReport } from "./feeds/contract.ts";
import { feedReport } from "./feeds/feed-report.server.ts";
import { instagramReels } from "./instagram/contract.ts";
import { instagramPosts } from "./instagram/instagram-posts.server.ts";

export const marketingApi = [
  serve(instagramReels, async (ctx) => ({ posts: await instagramPosts(ctx) })),
  serve(readFeedReport, (ctx) => feedReport(ctx)),
];
