import { parseArgs } from "node:util";
import { manyOrders } from "../db/seed/many-orders.server.ts";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import { seedOnce } from "../db/seed/seed.server.ts";
import { withShop } from "./open-shop.ts";

const { values } = parseArgs({ options: { rugs: { type: "string" }, orders: { type: "string" } } });
const wanted = { rugs: Number(values.rugs ?? 0), orders: Number(values.orders ?? 0) };

await withShop(async (ctx) => {
  const seeded = await seedOnce(ctx);
  const rugs = await manyRugs(ctx, wanted.rugs);
  const orders = await manyOrders(ctx, wanted.orders);
  const found = seeded ? "Filled the empty shop with the demo" : "The shop already had data";
  return `${found}; ${rugs} more rugs and ${orders} more orders made.`;
});
