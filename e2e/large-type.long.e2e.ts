import { afterAll, describe, expect, it } from "vitest";
import { openBrowser, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visit, walkTo } from "./visit.ts";

const { shop } = await shopAndBrowser();
const large = await openBrowser(["--blink-settings=defaultFontSize=32"]);
afterAll(() => large.close());

describe("with the browser's type twice as large", () => {
  it("no page scrolls sideways, and nothing in the header lies over another", async () => {
    for (const width of [390, 820, 1440]) {
      const page = await visit(large, `${shop.url}/contact`, { viewport: { width, height: 900 } });
      for (const path of ["/", "/catalog", "/product/47/valentin-rubi"]) {
        await walkTo(page, path);
        expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBe(32);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
        const over = await page.evaluate(() => {
          const links = [...document.querySelectorAll(".head :is(a, summary)")].filter((each) => each.checkVisibility());
          const boxes = links.map((each) => each.getBoundingClientRect());
          return links.filter((_, one) =>
            boxes.some((box, other) => {
              const mine = boxes[one]!;
              return (
                other > one &&
                mine.left < box.right - 1 &&
                box.left < mine.right - 1 &&
                mine.top < box.bottom - 1 &&
                box.top < mine.bottom - 1
              );
            }),
          ).length;
        });
        expect(over, `${path} at ${width}`).toBe(0);
      }
    }
  });
  it("no short word or hour is broken on a phone", async () => {
    const page = await visit(large, `${shop.url}/contact`, PHONE);
    for (const [path, words] of [
      ["/catalog", ".tile--all :is(.tile__pic, b)"],
      ["/showroom", ".day-slots__free b"],
    ] as const) {
      await walkTo(page, path);
      await page.locator(words).first().waitFor();
      const lines = await page.locator(words).evaluateAll((all) =>
        all.map((each) => {
          const text = document.createRange();
          text.selectNodeContents(each);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(new Set(lines), path).toEqual(new Set([1]));
    }
  });
});
