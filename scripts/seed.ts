import { parseArgs } from "node:util";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import { seedOnce } from "../db/seed/seed.server.ts";
import { withShop } from "./open-shop.ts";

const { values } = parseArgs({ options: { rugs: { type: "string" } } });
const wanted = Number(values.rugs ?? 0);

await withShop(async (ctx) => {
  const seeded = await seedOnce(ctx);
  const made = wanted > 0 ? await manyRugs(ctx, wanted) : 0;
  return `${seeded ? "Filled the empty shop with the demo" : "The shop already had data"}; ${made} more rugs made.`;
});
