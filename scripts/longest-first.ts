import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, on a fresh clone where Vitest has no times of its own yet; the longest first. */
const LONGEST = [
  "product.e2e",
  "storefront.e2e",
  "checkout.e2e",
  "admin.e2e",
  "back-office.e2e",
  "showroom.e2e",
  "admin-records.e2e",
  "cart.e2e",
  "sequences.long",
  "whole-feeds.long",
  "feed-memory.long",
  "masters.long",
  "merge.long",
  "checkout-waiting.long",
  "engines.long",
  "my-room.long",
  "strange-values.long",
  "own-shop.long",
  "models.long",
  "storefront-links.long",
  "storefront-rules.long",
  "any-browser.long",
  "parent.server",
  "refused-start.server",
  "doctor.server",
  "sign-in.db",
  "order-holds.db",
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
  return place === -1 ? LONGEST.length : place;
};

/**
 * A long file that begins last keeps one core waiting: these begin first, whatever their size. One project after the other,
 * as Vitest itself does: a worker that changes the project imports everything anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((same) =>
      same.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  }
}
