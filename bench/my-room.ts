import { startShop, openBrowser, DESKTOP, PHONE } from "../e2e/open-browser.ts";
import { drawnRoom } from "../src/room-preview/testing/pictures.ts";

/**
 * `node bench/my-room.ts`: the catalogue shown in a kept room, scrolled from top to bottom while its cards are painted. On a
 * phone's profile (a processor four times slower) no task of the page may take 200 ms; on a desktop frames come at 60 a second.
 */
const SLOWER = 4;
const SCROLL_MS = 8000;
type Found = { tasks: number[]; frames: number[]; painted: number };

const shop = await startShop({ MERGE_PER_ADDRESS_PER_HOUR: "100" });
const browser = await openBrowser();
try {
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as { id: number; slug: string }[];
  for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const page = await (await browser.newContext(device)).newPage();
    await page.goto(`${shop.url}/product/${rug!.id}/${rug!.slug}`);
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await page.getByRole("checkbox").check();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "sala.jpg", mimeType: "image/jpeg", buffer: await drawnRoom() });
    await page.waitForFunction(() => localStorage.getItem("my_rooms"), null, { timeout: 180_000, polling: 500 });
    // Once without measuring: the shop makes pictures on the first request.
    for (const isMeasured of [false, true]) {
      if (isMeasured && device === PHONE) {
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      }
      await page.goto(`${shop.url}/catalog?limit=24`);
      await page.locator(".in-my-room[data-painted]").first().waitFor({ timeout: 120_000 });
      const { tasks, frames, painted } = await page.evaluate(scrollThrough, SCROLL_MS);
      if (!isMeasured) continue;
      const late = frames.filter((frame) => frame > 25).length;
      console.log(
        `${name}: ${painted} cards painted; ${tasks.length} long tasks, the longest ${Math.round(Math.max(0, ...tasks))} ms, ` +
          `${tasks.filter((task) => task > 200).length} over 200 ms; ` +
          `${Math.round((frames.length * 1000) / SCROLL_MS)} frames a second, ${late} later than 25 ms`,
      );
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await shop.stop();
}

/** In the page: scrolls evenly to its end and back, and writes down every long task (also before) and every frame. */
async function scrollThrough(during: number): Promise<Found> {
  const tasks: number[] = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: "longtask", buffered: true });
  const frames: number[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  const start = performance.now();
  for (let last = start; last < start + during;) {
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    scrollTo(0, end * (1 - Math.abs(1 - (2 * (now - start)) / during)));
  }
  watch.disconnect();
  return { tasks, frames, painted: document.querySelectorAll(".in-my-room[data-painted]").length };
}
