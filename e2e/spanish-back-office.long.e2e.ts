import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SLUGS } from "../src/content/rules/slugs.ts";
import { HOME, CONNECTIONS, TABS } from "../src/ui/admin/nav-items.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";
import { visit, walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

type Messages = Record<string, unknown>;
const catalogues = (language: "en" | "es") =>
  language === "en"
    ? import.meta.glob<{ en: Messages }>("../src/**/admin/**/*words.en.ts", { eager: true })
    : import.meta.glob<{ es: Messages }>("../src/**/admin/**/*words.es.ts", { eager: true });

/** Every sentence of a catalogue by its place in it; those with parts are told apart by their unit tests. */
const sentencesOf = (messages: object, at: string): [place: string, text: string][] =>
  Object.entries(messages).flatMap(([name, said]) =>
    typeof said === "string"
      ? [[`${at}.${name}`, said] as [string, string]]
      : typeof said === "object" && said !== null
        ? sentencesOf(said, `${at}.${name}`)
        : [],
  );
const all = (language: "en" | "es"): Map<string, string> =>
  new Map(
    Object.entries(catalogues(language)).flatMap(([file, module]) =>
      sentencesOf((module as Record<string, Messages>)[language]!, file.replace(/\.(en|es)\.ts$/, "")),
    ),
  );

const spanish = all("es");
const ENGLISH = [...all("en")].filter(([place, text]) => /\p{L} \p{L}/u.test(text) && spanish.get(place) !== text);

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ");
/** What a person sees, hears or is hinted at on the screen. */
const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const hints = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...hints].join("\n");
  });

async function englishOn(page: Page): Promise<typeof ENGLISH> {
  await page.locator("#work").waitFor();
  const shown = plain(await read(page));
  return ENGLISH.filter(([, text]) => new RegExp(`(?<!\\p{L})${RegExp.escape(plain(text))}(?!\\p{L})`, "u").test(shown));
}
const expectSpanish = async (page: Page): Promise<void> => expect(await englishOn(page), page.url()).toEqual([]);

const FORMS = ["collections?edit=new", "carpets/new", "carpets/1", "carpets/grid", "reviews?edit=new", "orders/new", "letters"];
const SCREENS = [
  ...[HOME, ...TABS, ...CONNECTIONS].map(({ to }) => to),
  ...["account", "first-steps", ...FORMS, ...SLUGS.map((slug) => `content/${slug}`)].map((path) => `/admin/${path}`),
];
const AXE = new Set(["/admin", "/admin/account", "/admin/orders", "/admin/settings"]);

it("the owner chooses Spanish: no screen has a sentence of the English catalogues; then English again", async () => {
  expect(ENGLISH.length).toBeGreaterThan(200);
  const { context, page } = await signedIn({ shop, browser }, { ...DESKTOP, reducedMotion: "reduce" });
  await page.goto(`${shop.url}/admin/account`);
  await page.getByRole("heading", { name: "Your account" }).waitFor();
  expect(await page.locator(".back-office").getAttribute("lang")).toBe("en");
  expect((await englishOn(page)).length).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Tu cuenta" }).waitFor();
  await expect.poll(() => page.locator(".back-office").getAttribute("lang")).toBe("es");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Español");

  for (const path of new Set(SCREENS)) {
    await walkTo(page, path);
    await expectSpanish(page);
    if (AXE.has(path)) await expectAccessible(page);
  }

  // Whatever comes from elsewhere, such as a dialog, is in it too; so is what the server answers.
  await walkTo(page, "/admin");
  await page.getByRole("button", { name: "Buscar" }).first().click();
  await page.getByRole("searchbox").first().fill("zzzz");
  await page.getByText("No se encontró nada.").waitFor();
  await page.keyboard.press("Escape");

  await walkTo(page, "/admin/account");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Your account" }).waitFor();
  await context.close();
});

it("on a phone too; the gate greets the next visit in it", async () => {
  const { context, page } = await signedIn({ shop, browser }, { ...PHONE, reducedMotion: "reduce" });
  await context.request.put(`${shop.url}/api/admin/account`, { data: { language: "es" } });
  await page.goto(`${shop.url}/admin`);
  for (const path of ["/admin", "/admin/orders", "/admin/carpets", "/admin/settings"]) {
    await walkTo(page, path);
    await expectSpanish(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: path,
      })
      .toBe(0);
  }
  await context.request.put(`${shop.url}/api/admin/account`, { data: { language: "en" } });
  await page.evaluate(() => fetch("/api/admin/session", { method: "DELETE" }));
  await page.goto(`${shop.url}/admin`);
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  await context.close();
});

it("an invitation and what lies behind it speak the language of new people", async () => {
  const { context } = await signedIn({ shop, browser }, DESKTOP);
  const person = { name: "Mar", email: "mar@telar.co", role: "seller" };
  const made = await context.request.post(`${shop.url}/api/admin/staff`, { data: person });
  const { inviteUrl } = (await made.json()) as { inviteUrl: string };
  const page = await visit(browser, `${shop.url}/admin/invite#${inviteUrl.split("#")[1]}`);
  await page.getByRole("heading", { name: "Te damos la bienvenida" }).waitFor();
  expect(await page.locator("main").getAttribute("lang")).toBe("es");
  const enter = async (password: string) => {
    await page.getByLabel("Contraseña").fill(password);
    await page.getByRole("button", { name: "Entrar" }).click();
  };
  await enter("corta");
  await page.getByText("Usa al menos 12 caracteres").waitFor();
  await enter("Kilim-azul-7-flecos");
  await page.getByRole("link", { name: "Mar", exact: true }).waitFor();
  await expectSpanish(page);
  await context.close();
});
