import { randomBytes } from "node:crypto";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { FIRST_DOCUMENTS } from "./first-documents.ts";
import type { Slug } from "./rules/slugs.ts";
import { content, contentVersions } from "./table.server.ts";

/** Version 1 of a shop of one's own. What somebody has written stays. */
export async function beginOwnTexts(ctx: Ctx): Promise<void> {
  for (const [slug, document] of Object.entries(FIRST_DOCUMENTS) as [Slug, unknown][]) {
    const previewToken = randomBytes(24).toString("base64url");
    const made = await ctx.db
      .insert(content)
      .values({ slug, version: 1, publishedVersion: 1, previewToken })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) await ctx.db.insert(contentVersions).values({ slug, version: 1, document, savedAt: ctx.now() });
  }
  await touch(ctx, "content");
}
