import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addresses } from "../src/addresses.ts";
import { SLUGS } from "../src/content/rules/slugs.ts";
import routes from "../src/routes.ts";
import { DEMO_FACTS } from "../src/testing/demo-facts.ts";
import { becomeOwner, type Made } from "./become-owner.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";
import { type Owner, OWNERS } from "./strange-owners.ts";
import { walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser({ env: { ORDERS_PER_MINUTE: "1000" } });

const patternsOf = (entries: readonly RouteConfigEntry[], under = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const pattern = path ? `${under}/${path}` : under;
    return children ? patternsOf(children, pattern) : [pattern || "/"];
  });

/** Addresses of the pages whose pattern has parts, and forms that an address opens. */
const SAMPLES: Record<string, (made: Made) => string[]> = {
  "/catalog/:slug?": ({ collection }) => [
    addresses.catalog(),
    addresses.catalogOf(collection),
    addresses.catalog({ search: collection }),
  ],
  "/collection/:slug": ({ collection }) => [addresses.collection(collection)],
  "/product/:id/:slug?": ({ rug }) => [addresses.product(rug), addresses.product(rug, rug.size)],
  "/rug/:id/:slug?": ({ rug }) => [addresses.rug(rug)],
  "/favoritos": ({ rug }) => [addresses.favourites(), addresses.favourites([rug.id, 1, 2])],
  "/visita/:token": ({ visit }) => [addresses.visit(visit)],
  "/aviso/:token": ({ stockRequest }) => [addresses.stockRequest(stockRequest)],
  "/procedencia/:code": ({ certificate, rug }) => [addresses.provenance(certificate), addresses.provenance(String(rug.id))],
  "/order/:orderNumber": ({ order }) => [addresses.order(order)],
  "/resena/:token": ({ review }) => [addresses.review(review)],
  "/sala/:jobId": ({ sharedRoom }) => [addresses.sharedRoom(sharedRoom)],
  "/*": () => ["/no-existe"],
  "/admin/invite": ({ invitation }) => [addresses.invitation(invitation)],
  "/admin/collections": () => ["/admin/collections", "/admin/collections?edit=new"],
  "/admin/carpets/:id": ({ rug }) => [`/admin/carpets/${rug.id}`, "/admin/carpets/new"],
  "/admin/orders/:id?": ({ order }) => ["/admin/orders", `/admin/orders/${order}`],
  "/admin/orders/print/:what": ({ order }) => [`/admin/orders/print/slip?orders=${order}`],
  "/admin/orders/:id/open": ({ order }) => [`/admin/orders/${order}/open`],
  "/admin/orders/:id/:what": ({ order }) => ["slip", "label", "certificate"].map((what) => `/admin/orders/${order}/${what}`),
  "/admin/customers/:id": ({ customer }) => [`/admin/customers/${customer}`],
  "/admin/discount-codes": () => ["/admin/discount-codes", "/admin/discount-codes?edit=new"],
  "/admin/content/:slug": () => SLUGS.map((slug) => `/admin/content/${slug}`),
};

const PATTERNS = patternsOf(routes);
const isStaff = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");

function addressesOf(pattern: string, made: Made): string[] {
  const known = SAMPLES[pattern]?.(made);
  if (!known && /[:*]/.test(pattern)) throw new Error(`${pattern} is a new page: give an address of it in SAMPLES`);
  return known ?? [pattern];
}

/** What a text must never show: something escaped twice, or a value that is none. */
const BROKEN = /&(lt|gt|amp|quot|nbsp|#\d+);|\[object |\bundefined\b|\bNaN\b|Infinity/;

/** Staff write placeholders; visitors read what they stand for. */
const BROKEN_SHOP = new RegExp(`${BROKEN.source}|\\{\\{`);

/** What is wrong with the page at its present width. */
const faultsOf = (page: Page, broken: RegExp, foreign: string[]): Promise<string[]> =>
  page.evaluate(
    ([pattern, facts]) => {
      const root = document.documentElement;
      const described = (each: Element) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`.slice(0, 60);
      const hints = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)),
      );
      const shown = [document.title, document.body.innerText, ...hints].join("\n");
      const raw = new RegExp(pattern).exec(shown);
      const faults = raw ? [`shows ${shown.slice(Math.max(0, raw.index - 30), raw.index + 30)}`] : [];
      const html = document.documentElement.outerHTML;
      faults.push(...facts.filter((fact) => html.includes(fact)).map((fact) => `says ${fact}, of the demo`));
      if ("executed" in window) faults.push("ran markup of a value");
      if (document.querySelector("[onerror]")) faults.push("made an element of a value");
      for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
        try {
          JSON.parse(script.textContent);
        } catch {
          faults.push("structured data that is no JSON");
        }
      const over = root.scrollWidth - root.clientWidth;
      if (over > 0) {
        const wide = [...document.body.querySelectorAll("*")].filter(
          (each) => each.getBoundingClientRect().right > root.clientWidth + 1,
        );
        faults.push(`is ${over} px too wide: ${[...new Set(wide.map(described))].slice(-6).join(", ")}`);
      }
      return faults;
    },
    [broken.source, foreign] as const,
  );

const WIDTHS = [PHONE.viewport, DESKTOP.viewport];

/** The name must be where visitors look for it, at the top and at the foot, and beside the tabs of staff. */
const nameFaults = (page: Page, selectors: string[], name: string): Promise<string[]> =>
  page.evaluate(
    ([places, wanted]) =>
      places.flatMap((selector) => {
        const marks = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
        const named = marks.find((each) => each.textContent.includes(wanted));
        if (!named) return [`has no name in ${selector}`];
        const { left, right, bottom } = named.getBoundingClientRect();
        const isWide = left < -1 || right > document.documentElement.clientWidth + 1;
        const isTall = bottom > (named.closest("header")?.getBoundingClientRect().bottom ?? Infinity);
        return isWide || isTall ? [`has no room for its name in ${selector}`] : [];
      }),
    [selectors, name] as const,
  );

/** A screen is there when its lists are. */
async function work(page: Page, path: string): Promise<void> {
  await walkTo(page, path);
  await expect.poll(() => page.locator(".admin-screen [aria-busy=true]").count(), { message: path }).toBe(0);
}

/** Walks all addresses with one page, at both widths, and gives everything that is wrong with any. */
async function walk(page: Page, paths: string[], go: (path: string) => Promise<unknown>, owner: Owner): Promise<string[]> {
  const faults: string[] = [];
  let at = "";
  page.on("pageerror", ({ message }) => faults.push(`${at} threw ${message}`));
  page.on("console", (message) => {
    const isMissing = at === "/no-existe" && message.text().includes("404");
    if (message.type() === "error" && !isMissing) faults.push(`${at} logged ${message.text()} ${message.location().url}`);
  });
  for (at of paths) {
    await page.setViewportSize(WIDTHS[0]!);
    await go(at);
    for (const [place, viewport] of WIDTHS.entries()) {
      if (place > 0) await page.setViewportSize(viewport);
      const isDesk = viewport === DESKTOP.viewport;
      const places = !isStaff(at)
        ? ["header .shop-mark", "footer .foot__legal"]
        : isDesk && !at.startsWith("/admin/invite")
          ? [".admin-rail"]
          : [];
      const look = async () => [
        ...(isStaff(at) ? await faultsOf(page, BROKEN, []) : await faultsOf(page, BROKEN_SHOP, DEMO_FACTS)),
        ...(await nameFaults(page, places, owner.name)),
      ];
      // What is measured while the page is laid out anew is looked at once more.
      let found = await look();
      for (let again = 0; found.length > 0 && again < 3; again++) {
        await page.waitForTimeout(150);
        found = await look();
      }
      faults.push(...found.map((fault) => `${at} at ${viewport.width} px ${fault}`));
    }
  }
  return faults;
}

const KINDS = Object.keys(OWNERS) as (keyof typeof OWNERS)[];
const MOST = 300_000;

it.each(KINDS)(
  "every page and every screen holds the values of an owner with %s",
  async (kind) => {
    const owner = OWNERS[kind];
    const made = await becomeOwner(shop, owner);
    const paths = PATTERNS.flatMap((pattern) => addressesOf(pattern, made));
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await context.addInitScript((cart) => localStorage.setItem("cart_state", cart), made.cart);
    const visitor = await context.newPage();
    const { page: staff } = await signedIn({ shop, browser }, { reducedMotion: "reduce" });
    await staff.goto(`${shop.url}/admin`);
    const pages = paths.filter((path) => !isStaff(path));
    const screens = paths.filter(isStaff);
    const faults = await Promise.all([
      walk(visitor, pages, (path) => visitor.goto(shop.url + path), owner),
      walk(staff, screens, (path) => work(staff, path), owner),
    ]);
    expect(faults.flat()).toEqual([]);
  },
  MOST,
);
