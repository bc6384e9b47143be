import { and, eq, lte, sql } from "drizzle-orm";
import { job } from "../platform/jobs.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import type { Slug } from "./rules/slugs.ts";
import { content } from "./table.server.ts";

/** At the time something was to be published, or begins or ends: pages are made anew on every copy. */
export const publishContentJob = job<{ slug: Slug }>({
  name: "publish-content",
  run: (outer, { slug }) =>
    inTransaction(outer, async (ctx) => {
      await ctx.db
        .update(content)
        .set({
          publishedVersion: sql`scheduled_version`,
          publishedAt: sql`scheduled_at`,
          scheduledVersion: null,
          scheduledAt: null,
        })
        .where(and(eq(content.slug, slug), lte(content.scheduledAt, ctx.now())));
      await touch(ctx, "content");
    }),
});
export const PUBLISH_CONTENT = { name: publishContentJob.name };
