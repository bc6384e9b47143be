import { and, eq, lte, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { anotherPreviewToken } from "./content-state.server.ts";
import { shownDocument } from "./published.server.ts";
import type { Slug } from "./rules/slugs.ts";
import { content } from "./table.server.ts";

const publishDue = (ctx: Ctx, slug?: Slug) =>
  ctx.db
    .update(content)
    .set({
      publishedVersion: sql`scheduled_version`,
      publishedAt: sql`scheduled_at`,
      // A draft written since keeps its link.
      previewToken: sql`case when scheduled_version = version then ${anotherPreviewToken} else preview_token end`,
      scheduledVersion: null,
      scheduledAt: null,
    })
    .where(and(slug && eq(content.slug, slug), lte(content.scheduledAt, ctx.now())))
    .returning({ slug: content.slug });

/** At the time something was to be published, or begins or ends: pages are made anew on every copy. */
export const publishContentJob = job<{ slug: Slug }>({
  name: "publish-content",
  run: (outer, { slug }) =>
    inTransaction(outer, async (ctx) => {
      await publishDue(ctx, slug);
      await touch(ctx, "content");
    }),
});

/** A run may be late or left out: what began or ended since the last few is looked at again. */
const LOOK_BACK_MS = 3 * 60_000;

/** Whether a slide or the announcement began or ended a moment ago. */
async function hasTurned(ctx: Ctx): Promise<boolean> {
  const now = ctx.now().getTime();
  const { slides } = await shownDocument(ctx, "home");
  const periods = [...slides, await shownDocument(ctx, "announcement")];
  return periods
    .flatMap(({ from, until }) => [from, until])
    .some((at) => at !== null && Date.parse(at) <= now && now - Date.parse(at) < LOOK_BACK_MS);
}

/** Jobs are in no backup: in a restored shop, too, a text is published, begins and ends when its time has come. */
export const catchUpContentJob = job<object>({
  name: "catch-up-content",
  schedule: "* * * * *",
  retryLimit: 0,
  run: (outer) =>
    inTransaction(outer, async (ctx) => {
      if ((await publishDue(ctx)).length > 0 || (await hasTurned(ctx))) await touch(ctx, "content");
    }),
});
export const PUBLISH_CONTENT = { name: publishContentJob.name };
