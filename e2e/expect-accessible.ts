import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** axe finds nothing on this page; what it finds is named by its markup. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part);
  // There are no frames to gather from, and only what is wrong is wanted: a third of the time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(found, page.url()).toEqual([]);
}
