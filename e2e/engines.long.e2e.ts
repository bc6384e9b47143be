import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { firefoxPath, webkitDriverPath } from "../scripts/other-browsers.ts";
import { type Driver, ENTER } from "./engines/driver.ts";
import { openFirefox } from "./engines/firefox.ts";
import { openWebkit } from "./engines/webkit.ts";
import { startShop } from "./open-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-e2e-"));
execFileSync("cp", ["-a", inject("seededFolder"), join(folder, "data")]);
const shop = await startShop({ DATA_DIR: join(folder, "data") });
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Where a browser cannot be installed its journey is skipped, and the sentence says why. */
function pathOr(find: () => string): { path: string } | { missing: string } {
  try {
    return { path: find() };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

const FORM = {
  name: "Mariana Restrepo Gil",
  documentType: "CC",
  idNumber: "52345678",
  state: "Cundinamarca",
  city: "Chía",
  address: "Carrera 9 # 14-32, torre 2, apto 501",
  zipCode: "250001",
};

/** The element's middle once it is in the window, at rest, and nothing lies over it. */
const placeOf = (selector: string, text: string): string => `(() => {
  const wanted = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
    each.getClientRects().length > 0 && each.textContent.trim().startsWith(${JSON.stringify(text)}));
  if (!wanted) return null;
  wanted.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = wanted.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // While a view transition runs, the page itself is hit.
  return wanted.contains(hit) ? { x, y } : null;
})()`;

async function click(browser: Driver, selector: string, text = ""): Promise<void> {
  type Place = { x: number; y: number } | null;
  let place: Place = null;
  const isAtRest = async (): Promise<boolean> => {
    const before: Place = place;
    place = await browser.evaluate<Place>(placeOf(selector, text));
    return place !== null && place.x === before?.x && place.y === before?.y;
  };
  await expect.poll(isAtRest, { message: `${selector} ${text}` }).toBe(true);
  await browser.clickAt(place!.x, place!.y);
}
async function sees(browser: Driver, expression: string, value: unknown): Promise<void> {
  await expect.poll(() => browser.evaluate(expression), { message: expression }).toEqual(value);
}
const listens = (browser: Driver) => sees(browser, `"live" in document.documentElement.dataset`, true);

async function goto(browser: Driver, path: string): Promise<void> {
  await browser.goto(shop.url + path);
  await listens(browser);
}

/** The names of the cards; while a list is slow to come there are none. */
const FOUND = `((names) => names.length > 0 && names.every((each) => each.textContent.includes("Valentin")))(
  [...document.querySelectorAll(".grid .card__name")])`;

/** Find by search, filter by size, product, favourite, cart, cash on delivery. */
async function shopAround(browser: Driver, email: string): Promise<void> {
  await goto(browser, "/catalog");
  await click(browser, "#buscar");
  await browser.type(`valentin${ENTER}`);
  await sees(browser, `new URLSearchParams(location.search).get("search")`, "valentin");
  // The address comes first; with the rugs the page is at its top.
  await sees(browser, FOUND, true);
  await click(browser, ".filters a.opt", "6x9");
  await sees(browser, `new URLSearchParams(location.search).get("size")`, "6x9");
  await sees(browser, FOUND, true);
  // The cards of the size: those of before open on another.
  await click(browser, '.grid a.card[href*="size=6x9"]');
  await sees(browser, `location.pathname.split("/")[1]`, "product");
  await sees(browser, `document.querySelector("input[name=size]:checked")?.value`, "6x9");
  await click(browser, ".buy .heart");
  await sees(browser, `document.querySelector(".buy .heart").getAttribute("aria-pressed")`, "true");
  await click(browser, ".act .btn--main");
  await sees(browser, `document.querySelector(".head__badge")?.textContent`, "1");
  await goto(browser, "/cart");
  await sees(browser, `document.querySelectorAll(".cart-line").length`, 1);
  const form = JSON.stringify({ ...FORM, email, phone: "310 555 0142" });
  await browser.evaluate(`localStorage.setItem("checkout_form", ${JSON.stringify(form)})`);
  await goto(browser, "/checkout");
  await click(browser, "label", "Contra entrega");
  for (const box of ["#terms", "#privacy"]) {
    await click(browser, box);
    await sees(browser, `document.querySelector("${box}").checked`, true);
  }
  await click(browser, "button", "Continuar contra entrega");
  await click(browser, "button", "Confirmar pedido");
  await sees(browser, `document.querySelector("h1")?.textContent`, "Gracias, Mariana.");
  await goto(browser, "/favoritos");
  await sees(browser, `document.querySelectorAll(".likes .card").length > 0`, true);
}

const ENGINES = [
  ["Firefox", firefoxPath, openFirefox],
  ["WebKit", webkitDriverPath, openWebkit],
] as const;
const found = new Map<string, ReturnType<typeof pathOr>>();
// Installing one the first time takes longer on some machines than the whole walk through the shop.
beforeAll(() => {
  for (const [name, find] of ENGINES) found.set(name, pathOr(find));
}, 600_000);

it.for(ENGINES)("%s: search, size, product, favourite, cart, cash on delivery", async ([name, , open], { skip }) => {
  const engine = found.get(name)!;
  if ("missing" in engine) return skip(engine.missing);
  const browser = await open(engine.path);
  try {
    await shopAround(browser, `${name.toLowerCase()}@correo.co`);
  } finally {
    await browser.close();
  }
});
