import { expect, test } from "vitest";
import { RUGS } from "../catalogue/catalogue.ts";
import { judgeModels } from "./judge-models.ts";

/** One of every cut: with fringe, without, runner, round, nursery, and the palest. `npm run studio -- judge` takes all sixty. */
test.each([47, 6, 49, 50, 45, 36])("rug %i has models without fault", { timeout: 60_000 }, async (id) => {
  const { faults, glb, usdz } = await judgeModels(RUGS.find((rug) => rug.id === id)!);
  expect(faults).toEqual([]);
  expect(Math.max(glb, usdz)).toBeLessThan(1_500_000);
});
