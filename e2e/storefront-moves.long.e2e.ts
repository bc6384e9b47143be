import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visitSettled, walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();
const at = (path: string, options?: BrowserContextOptions) => visitSettled(browser, shop.url + path, options);

describe("a row of rugs", () => {
  const row = (page: Page, name: string) => page.getByRole("region", { name });
  const dot = (page: Page, name: string) => row(page, name).locator(".carousel__track [aria-current]").getAttribute("aria-label");
  /** A finger's way in one task of the browser, by a clock of its own: only so is its speed the same on every machine. */
  const dragged = (page: Page, by: number, ms: number) =>
    row(page, "Las más vendidas")
      .locator(".carousel__item")
      .nth(1)
      .evaluate(
        (item, [way, time]) => {
          const { left, top } = item.getBoundingClientRect();
          const began = performance.now();
          const send = (kind: "down" | "move" | "up", past: number) => {
            const x = left + 90 + (way * past) / time;
            const at = { bubbles: true, cancelable: true, clientX: x, clientY: top + 90, button: 0, isPrimary: true };
            for (const event of [
              new PointerEvent(`pointer${kind}`, at),
              new MouseEvent(`mouse${kind}`, { ...at, view: window }),
            ]) {
              Object.defineProperty(event, "timeStamp", { value: began + past });
              item.dispatchEvent(event);
            }
          };
          send("down", 0);
          for (let past = 2; past < time; past += 2) send("move", past);
          send("up", time);
        },
        [by, ms] as const,
      );
  it("goes on by a quick flick of the finger, however short, and not by a slow one", async () => {
    const page = await at("/");
    const name = "Las más vendidas";
    await row(page, name).scrollIntoViewIfNeeded();
    await row(page, name).locator(".is-live").waitFor();
    await dragged(page, -30, 120);
    expect(await dot(page, name)).toContain("posición 1 ");
    await dragged(page, -30, 40);
    await expect.poll(() => dot(page, name)).toContain("posición 2 ");
    await dragged(page, 30, 40);
    await expect.poll(() => dot(page, name)).toContain("posición 1 ");
  });
  it.each([
    ["desk", DESKTOP, 4],
    ["tablet", { viewport: { width: 820, height: 1180 } }, 2],
    ["phone", PHONE, 2.2],
  ])("on a %s the collections have buttons both ways", async (_name, options, perView) => {
    const page = await at("/", options);
    const cards = row(page, "Por dónde empezar");
    await cards.scrollIntoViewIfNeeded();
    await cards.locator(".is-live").waitFor();
    const [view, card] = await Promise.all(
      [".carousel__view", ".carousel__item"].map((each) => cards.locator(each).first().boundingBox()),
    );
    expect(Math.abs(view!.width / card!.width - perView)).toBeLessThan(0.35);
    await cards.getByRole("button", { name: "Siguientes" }).click();
    await expect.poll(() => dot(page, "Por dónde empezar")).toContain("posición 2 ");
    await cards.getByRole("button", { name: "Anteriores" }).click();
    await expect.poll(() => dot(page, "Por dónde empezar")).toContain("posición 1 ");
  });
});

describe("the 3D section", () => {
  const names = (page: Page) => page.locator(".three__list b").allTextContents();
  it.each([
    ["desk", DESKTOP],
    ["phone", PHONE],
  ])("on a %s offers every rug with a model by rating, 47 chosen, and finds one by name", async (_name, options) => {
    type Rug = { id: number; name: string; model_3d: string | null };
    const rugs = (await (await fetch(`${shop.url}/api/rugs?sort=rating&limit=100`)).json()) as Rug[];
    const modelled = rugs.filter(({ model_3d }) => model_3d).map(({ name }) => name);
    const page = await at("/", options);
    const list = page.locator(".three__list");
    await list.scrollIntoViewIfNeeded();
    expect(await list.locator("[aria-pressed=true] b").textContent()).toBe(rugs.find(({ id }) => id === 47)!.name);
    await expect
      .poll(async () => {
        await list.evaluate((each) => each.scrollTo(each.scrollWidth, each.scrollHeight));
        return (await names(page)).toSorted();
      })
      .toEqual(modelled.toSorted());
    await page.getByRole("searchbox", { name: "Buscar un modelo 3D" }).fill("valentin");
    await expect.poll(async () => (await names(page)).every((name) => name.startsWith("Valentin"))).toBe(true);
    await list.getByRole("button").last().click();
    const [chosen] = (await names(page)).slice(-1);
    await page.getByRole("link", { name: "Ver la alfombra" }).click();
    await page.getByRole("heading", { level: 1, name: chosen! }).waitFor();
  });
});

describe("the catalogue on a phone", () => {
  it("reaches every collection: ten by the strip, all by the dropdown", async () => {
    const collections = (await (await fetch(`${shop.url}/api/collections`)).json()) as { name: string }[];
    expect(collections.length).toBeGreaterThan(10);
    const page = await at("/catalog", PHONE);
    expect(await page.locator(".tile:not(.tile--all)").filter({ visible: true }).count()).toBe(10);
    const last = collections.at(-1)!.name;
    await page.locator(".drops").getByRole("button", { name: "Colección" }).click();
    const sheet = page.getByRole("dialog", { name: "Colección" });
    await expect.poll(() => sheet.locator(".opt").count()).toBe(collections.length);
    await sheet.getByRole("link", { name: new RegExp(last, "i") }).click();
    await page.waitForURL(`**/catalog?collection=${last}`);
    await sheet.getByRole("button", { name: /^Ver \d+ alfombra/ }).click();
    await page
      .locator(".drops")
      .getByRole("button", { name: new RegExp(`Colección: ${last}`, "i") })
      .waitFor();
  });
  it("shows a rug's colours on its card at every width", async () => {
    const page = await at("/catalog", PHONE);
    for (const width of [320, 390, 820, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const card = page.locator(".grid .card").first();
      expect(await card.locator(".sw").first().isVisible(), `at ${width}`).toBe(true);
      const overlap = await card.evaluate((each) => {
        const [name, dots] = [".card__name", ".card__dots"].map((part) => each.querySelector(part)!.getBoundingClientRect());
        return dots!.left < name!.right && dots!.top < name!.bottom && dots!.bottom > name!.top;
      });
      expect(overlap, `at ${width}`).toBe(false);
    }
  });
});

/** Brings amounts and arrows under the two floating buttons, a few of each page, and tells which of them stay covered. */
const coveredByFloat = (page: Page) =>
  page.evaluate(async () => {
    const pair = document.querySelector(".float")!.getBoundingClientRect();
    const things: [name: string, owner: Element, box: () => DOMRect][] = [];
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/\$\s?\d|horas? libres?/.test(text.textContent!)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      things.push([text.textContent!, text.parentElement!, () => range.getBoundingClientRect()]);
    }
    for (const arrow of document.querySelectorAll("main :is(svg[class*=chevron], summary)"))
      things.push(["an arrow", arrow, () => arrow.getBoundingClientRect()]);
    for (const field of document.querySelectorAll("main :is(input:not([type=hidden]), select, textarea, [role=listbox])"))
      things.push(["a field or a list", field, () => field.getBoundingClientRect()]);
    for (const link of document.querySelectorAll("main .tryline .link"))
      things.push(["a link of the buy block", link, () => link.getBoundingClientRect()]);
    const isUnder = (owner: Element, box: DOMRect): boolean => {
      const [left, right] = [Math.max(box.left, pair.left), Math.min(box.right, pair.right)];
      const [top, bottom] = [Math.max(box.top, pair.top), Math.min(box.bottom, pair.bottom)];
      if (right - left <= 1 || bottom - top <= 1) return false;
      // What is cut off by its row is not there to be covered.
      return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((each) => owner.contains(each));
    };
    const isShown = () => Number(getComputedStyle(document.querySelector(".float")!).opacity) > 0;
    const inTheWay = things.filter(([, , box]) => box().right > pair.left + 1 && box().left < pair.right - 1);
    const some = inTheWay.filter(([name], place) => name.includes("link") || place % Math.ceil(inTheWay.length / 6) === 0);
    const covered: string[] = [];
    for (const [name, owner, box] of some) {
      const { top, height } = box();
      window.scrollBy(0, top + height / 2 - (pair.top + pair.bottom) / 2);
      const until = performance.now() + 3000;
      const isCovered = () => isShown() && isUnder(owner, box());
      do await new Promise((done) => requestAnimationFrame(done));
      while (isCovered() && performance.now() < until);
      if (isCovered()) covered.push(name);
    }
    return covered;
  });

describe("the two floating buttons", () => {
  it.each([320, 390, 820, 1440])("cover no price and no arrow at %i px, and are there", async (width) => {
    const phone = width < 768;
    const options = {
      viewport: { width, height: phone ? 740 : 900 },
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: "reduce",
    } as const;
    const page = await at("/about", options);
    await expect.poll(() => page.locator(".float").evaluate((each) => getComputedStyle(each).opacity)).toBe("1");
    for (const path of [
      "/catalog",
      "/collection/valentin",
      "/product/47/valentin-rubi",
      "/showroom",
      "/contact",
      "/preguntas-frecuentes",
    ]) {
      await walkTo(page, path);
      expect(await coveredByFloat(page), `${path} at ${width}`).toEqual([]);
    }
    await page.context().close();
  });
  it("are there where a phone opens the shop: a slide that is not shown does not move them", async () => {
    const page = await at("/", PHONE);
    // They look around in the first frames.
    for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator(".float").getAttribute("class")).toBe("float");
  });
  it("do not cover the list that a search opens", async () => {
    for (const width of [390, 820, 1440]) {
      const page = await at("/catalog", { viewport: { width, height: 600 }, reducedMotion: "reduce" });
      await page.locator("#buscar").fill("valentin");
      await page.getByRole("option").first().waitFor();
      const isCovered = () =>
        page.evaluate(() => {
          const float = document.querySelector(".float")!;
          const [pair, list] = [float, document.querySelector("main [role=listbox]")!].map((each) =>
            each.getBoundingClientRect(),
          );
          const isOver = pair!.left < list!.right - 1 && pair!.top < list!.bottom - 1 && pair!.bottom > list!.top + 1;
          return isOver && getComputedStyle(float).opacity !== "0";
        });
      await expect.poll(isCovered, { message: `at ${width}` }).toBe(false);
      await page.context().close();
    }
  });
  it("are one tab of 44 px while the page scrolls, and two again when it rests", async () => {
    const page = await at("/about", { ...PHONE, reducedMotion: "reduce" });
    // Where frames come slowly the page rests between two of them: it is then scrolled again.
    const heightAfterScroll = () =>
      page.evaluate(async () => {
        const float = document.querySelector(".float")!;
        const way = window.scrollY > 300 ? -6 : 6;
        for (let frame = 0; frame < 40; frame++) {
          window.scrollBy(0, way);
          await new Promise((done) => requestAnimationFrame(done));
        }
        return float.querySelectorAll("a").length === 2 ? float.clientHeight : -1;
      });
    await expect.poll(heightAfterScroll).toBe(44);
    await expect.poll(() => page.locator(".float").evaluate((each) => each.clientHeight)).toBe(96);
  });
  it("stand at the end of cart, checkout and order, and can be pressed", async () => {
    const page = await at("/cart", PHONE);
    for (const path of ["/cart", "/order/NO-EXISTE"]) {
      await page.goto(shop.url + path);
      const help = page.getByRole("complementary", { name: "Ayuda" });
      await help.getByText("Escríbenos").waitFor();
      expect(await help.evaluate((each) => getComputedStyle(each).position), path).toBe("static");
      expect(await help.getByRole("link").count()).toBe(2);
    }
  });
  it("come back for the keyboard where they had moved aside", async () => {
    const page = await at("/contact", { ...PHONE, reducedMotion: "reduce" });
    await page.locator("form textarea").evaluate((each) => each.scrollIntoView({ block: "end" }));
    const float = page.locator(".float");
    const opacity = () => float.evaluate((each) => getComputedStyle(each).opacity);
    await expect.poll(opacity).toBe("0");
    await page.getByRole("button", { name: "Enviar" }).focus();
    for (let turn = 0; turn < 20 && !(await float.evaluate((each) => each.matches(":focus-within"))); turn++)
      await page.keyboard.press("Tab");
    await expect.poll(opacity).toBe("1");
  });
});
