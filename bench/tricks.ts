import { startShop } from "../e2e/open-browser.ts";
import { type Figures, measureInTurns } from "./lighthouse.ts";
import { pagesWithout } from "./without.ts";

/**
 * What each of our own means of speed is worth to Lighthouse: the pages of one shop as they are, and without one of them,
 * all in turns. `ROUNDS=5 node bench/tricks.ts [page …]`; first `npm install --prefix bench`.
 */
const shop = await startShop();
const { urls, stop } = await pagesWithout(shop.url, process.argv.slice(2));
const figures = await measureInTurns(urls, Number(process.env.ROUNDS ?? 5));
const shown = ({ performance, fcp, lcp, blocking, kilobytes }: Figures) => ({
  performance,
  fcp: Math.round(fcp),
  lcp: Math.round(lcp),
  blocking: Math.round(blocking),
  kilobytes: Math.round(kilobytes),
});
console.table(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, shown(each)])));
stop();
await shop.stop();
process.exit();
