import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { SectionName } from "./shape.ts";
import { settings } from "./table.server.ts";

/** Whether somebody has saved this field, or any of the section, whatever it says. */
export async function hasOwn(ctx: Ctx, section: SectionName, field?: string): Promise<boolean> {
  const [row] = await ctx.db.select({ value: settings.value }).from(settings).where(eq(settings.section, section));
  return row !== undefined && (field === undefined || Object.hasOwn(row.value as object, field));
}

/** A shop of one's own: nothing said yet, and closed until its owner opens it. */
export async function beginOwnSettings(ctx: Ctx): Promise<void> {
  await ctx.db.delete(settings);
  await ctx.db.insert(settings).values({ section: "shop", value: { isOpen: false }, secrets: {}, updatedAt: ctx.now() });
}
