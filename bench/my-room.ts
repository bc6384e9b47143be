import { startShop, openBrowser, DESKTOP, PHONE } from "../e2e/open-browser.ts";
import { drawnRoom } from "../src/room-preview/testing/pictures.ts";

/**
 * `node bench/my-room.ts`: the catalogue shown in a kept room, scrolled from top to bottom while its cards are painted. On a
 * phone's profile (a processor four times slower) no task of the page may take 200 ms; on a desktop frames come at 60 a second.
 */
const SLOWER = 4;
const SCROLL_MS = 8000;
/** Chromium's entry, as far as it is read here. */
type LongAnimationFrame = PerformanceEntry & {
  styleAndLayoutStart: number;
  scripts: { invoker: string; duration: number }[];
};
/** A frame that took long, and what was done in it. */
type LongFrame = { duration: number; scripts: string[] };
type Found = { tasks: number[]; frames: number[]; longest: LongFrame | null; painted: number };

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
    const look = async (inRoom: boolean) => {
      await page.goto(`${shop.url}/catalog?limit=24`);
      if (inRoom) await page.locator(".in-my-room[data-painted]").first().waitFor({ timeout: 120_000 });
      return page.evaluate(scrollThrough, SCROLL_MS);
    };
    // Once without measuring: the shop makes pictures on the first request.
    await look(true);
    if (device === PHONE) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    }
    print(`${name}, in the room`, await look(true));
    // The same page without, in the same run: what of it is the machine's.
    await page.getByRole("switch", { name: "Ver en mi sala" }).click();
    print(`${name}, switched off`, await look(false));
    await page.context().close();
  }
} finally {
  await browser.close();
  await shop.stop();
}

function print(name: string, { tasks, frames, longest, painted }: Found): void {
  const late = frames.filter((frame) => frame > 25).length;
  console.log(
    `${name}: ${painted} cards painted; ${tasks.length} long tasks, the longest ${Math.round(Math.max(0, ...tasks))} ms, ` +
      `${tasks.filter((task) => task > 200).length} over 200 ms; ` +
      `${Math.round((frames.length * 1000) / SCROLL_MS)} frames a second, ${late} later than 25 ms`,
  );
  if (longest) console.log(`  longest frame ${Math.round(longest.duration)} ms: ${longest.scripts.join("; ")}`);
}

/** In the page: scrolls evenly to its end and back, and writes down every long task (also before) and every frame. */
async function scrollThrough(during: number): Promise<Found> {
  const tasks: number[] = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: "longtask", buffered: true });
  const frames: number[] = [];
  let longest: LongFrame | null = null;
  const watchFrames = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (longest && longest.duration >= entry.duration) continue;
      const { startTime, duration, styleAndLayoutStart, scripts } = entry as LongAnimationFrame;
      const done = scripts.map((script) => `${script.invoker} ${Math.round(script.duration)} ms`);
      longest = { duration, scripts: [...done, `layout from ${Math.round(styleAndLayoutStart - startTime)} ms`] };
    }
  });
  watchFrames.observe({ type: "long-animation-frame", buffered: true });
  const end = document.documentElement.scrollHeight - innerHeight;
  const start = performance.now();
  for (let last = start; last < start + during;) {
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    scrollTo(0, end * (1 - Math.abs(1 - (2 * (now - start)) / during)));
  }
  watch.disconnect();
  watchFrames.disconnect();
  return { tasks, frames, longest, painted: document.querySelectorAll(".in-my-room[data-painted]").length };
}
