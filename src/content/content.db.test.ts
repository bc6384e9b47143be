import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ContentState, ContentVersion } from "./contract.ts";
import type { CacheTag } from "../platform/cache-tags.ts";
import { catchUpContentJob, publishContentJob } from "./publish-job.server.ts";
import { shownDocument } from "./published.server.ts";
import { SLUGS } from "./rules/slugs.ts";
import type { HomeDocument } from "./shape.ts";

let shop: TestShop;
let later = 0;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => shop.close());

const get = (slug: string) => read<ContentState>("GET", `/content/${slug}`);
const save = async (slug: string, draft: unknown, version?: number) =>
  read<ContentState>("PUT", `/content/${slug}`, { draft, version: version ?? (await get(slug)).version });

it.each(SLUGS)("%s begins with the words the shop came with, and can be sent back as it was read", async (slug) => {
  const first = await get(slug);
  expect(first).toMatchObject({ slug, version: 1, published: first.draft });
  expect(await save(slug, first.draft, first.version)).toMatchObject({ version: 2, draft: first.draft });
});

it("a draft is refused in the language of who wrote it", async () => {
  const { call: asEditor } = await makePerson(shop, "editor");
  const { version } = await get("terms");
  const body = { draft: "{{nada}}", version };
  expect(await (await asEditor("PUT", "/content/terms", body)).json()).toMatchObject({ error: "Nada se llama {{nada}}" });
  expect(await (await call("PUT", "/content/terms", body)).json()).toMatchObject({ error: "Nothing is called {{nada}}" });
});

it("a text nobody knows does not exist", async () => {
  expect((await call("GET", "/content/other")).status).toBe(404);
  expect((await call("POST", "/content/other/publish", {})).status).toBe(404);
});

describe("a text", () => {
  it("is saved as a draft, published, kept in every version and brought back", async () => {
    const { version, published } = await get("shipping");
    const saved = await save("shipping", "# Envíos\n\nNuevo.");
    expect(saved).toMatchObject({ draft: "# Envíos\n\nNuevo.", published, version: version + 1 });
    expect(await shownDocument(shop.ctx, "shipping")).toBe(published);
    expect(await read("POST", "/content/shipping/publish", {})).toMatchObject({ published: "# Envíos\n\nNuevo." });
    expect(await shownDocument(shop.ctx, "shipping")).toBe("# Envíos\n\nNuevo.");
    const versions = await read<ContentVersion[]>("GET", "/content/shipping/versions");
    expect(versions.map((each) => each.version)).toEqual([3, 2, 1]);
    expect(versions[0]).toMatchObject({ savedBy: "Owner", isPublished: true, document: "# Envíos\n\nNuevo." });
    expect(await read("POST", "/content/shipping/restore", { version: 1 })).toMatchObject({ draft: published, version: 4 });
    expect((await call("POST", "/content/shipping/restore", { version: 99 })).status).toBe(404);
  });

  it("two people do not overwrite each other", async () => {
    const { draft, version } = await get("terms");
    const both = await Promise.all(["uno", "dos"].map((words) => call("PUT", "/content/terms", { draft: words, version })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await get("terms")).version).toBe(version + 1);
    expect((await call("PUT", "/content/terms", { draft, version: version + 9 })).status).toBe(409);
  });

  it("the link of a draft ends with it: what is written after publishing is not for who had the link", async () => {
    const shown = (link: string) => shownDocument(shop.ctx, "returns", new URL(link).searchParams.get("preview"));
    const { previewUrl } = await save("returns", "# Uno\n\nSí.");
    expect(await shown(previewUrl)).toContain("Uno");
    const { previewUrl: next } = await read<ContentState>("POST", "/content/returns/publish", {});
    await save("returns", "# Dos\n\nSí.");
    expect([await shown(previewUrl), await shown(next)]).toEqual(["# Uno\n\nSí.", "# Dos\n\nSí."]);
    await read("POST", "/content/returns/publish", { at: new Date(Date.now() + 60_000).toISOString() });
    later = 61_000;
    await publishContentJob.run(shop.ctx as never, { slug: "returns" });
    later = 0;
    await save("returns", "# Tres\n\nSí.");
    expect(await shown(next)).toContain("Dos");
  });

  it("published at a time appears at that time", async () => {
    const { published } = await get("privacy");
    await save("privacy", "# Mañana\n\nOtra.");
    const at = new Date(Date.now() + 60_000).toISOString();
    expect(await read("POST", "/content/privacy/publish", { at })).toMatchObject({ published, scheduledAt: at });
    expect(await shownDocument(shop.ctx, "privacy")).toBe(published);
    later = 61_000;
    expect(await shownDocument(shop.ctx, "privacy")).toBe("# Mañana\n\nOtra.");
    await publishContentJob.run(shop.ctx as never, { slug: "privacy" });
    expect(await get("privacy")).toMatchObject({ published: "# Mañana\n\nOtra.", publishedAt: at, scheduledAt: null });
    later = 0;
  });

  it("is published in a restored shop, too, where no job waits for its time", async () => {
    await save("terms", "# A su hora\n\nSí.");
    expect(await shownDocument(shop.ctx, "terms")).not.toContain("A su hora");
    await shop.ctx.pool.query(
      "update content set scheduled_version = version, scheduled_at = now() - interval '1 second' where slug = 'terms'",
    );
    await catchUpContentJob.run(shop.ctx, {});
    expect(await shownDocument(shop.ctx, "terms")).toContain("A su hora");
    expect(await get("terms")).toMatchObject({ published: "# A su hora\n\nSí.", scheduledAt: null });
  });

  it("begins and ends in a restored shop, too: the pages are made anew at that minute", async () => {
    const { draft } = await get("announcement");
    const until = new Date(Date.now() + 60_000).toISOString();
    const { version } = await save("announcement", { ...(draft as object), text: "Hoy", link: "", from: null, until });
    await read("POST", "/content/announcement/publish", { version });
    const turned = async (ms: number) => {
      later = ms;
      const touched = new Set<CacheTag>();
      await catchUpContentJob.run({ ...shop.ctx, touched }, {});
      later = 0;
      return touched.has("content");
    };
    expect([await turned(0), await turned(61_000), await turned(600_000)]).toEqual([false, true, false]);
  });

  it("what was to be published can be taken back", async () => {
    await save("questions", "# Pronto\n\nSí.");
    await read("POST", "/content/questions/publish", { at: new Date(Date.now() + 60_000).toISOString() });
    expect(await read("DELETE", "/content/questions/publish")).toMatchObject({ scheduledAt: null });
  });
});

describe("is refused with its field", () => {
  it.each<[string, string, (draft: never) => unknown]>([
    ["an unknown placeholder", "terms", () => "{{price_of_gold}}"],
    ["a number for a text", "terms", () => 7],
    ["fields for a text", "terms", () => ({ body: "x" })],
    ["a link that runs a script", "announcement", (draft: object) => ({ ...draft, text: "x", link: "javascript:alert(1)" })],
    [
      "a picture of elsewhere",
      "home",
      (draft: HomeDocument) => ({ ...draft, slides: [{ ...draft.slides[0], picture: "https://x.co/a.jpg" }] }),
    ],
    [
      "a picture that is not there",
      "home",
      ({ workshop, ...draft }: HomeDocument) => ({
        ...draft,
        workshop: { ...workshop!, pictures: [{ picture: "/media/no-such-file.jpg", alt: "", caption: "" }] },
      }),
    ],
    [
      "an end before the beginning",
      "announcement",
      (draft: object) => ({ ...draft, from: "2026-12-02T00:00:00Z", until: "2026-12-01T00:00:00Z" }),
    ],
    ["an end after time", "announcement", (draft: object) => ({ ...draft, from: null, until: "9999-12-31T23:59:59-23:00" })],
  ])("%s", async (_what, slug, change) => {
    const { draft, version } = await get(slug);
    const response = await call("PUT", `/content/${slug}`, { draft: change(draft as never), version });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields).join()).toContain("draft");
    expect((await get(slug)).version).toBe(version);
  });

  it("a time that is none", async () => {
    for (const at of ["mañana", "9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z"])
      expect((await call("POST", "/content/home/publish", { at })).status, at).toBe(400);
  });

  it("a version that no row can have", async () => {
    for (const version of [0, 3e9]) expect((await call("POST", "/content/home/restore", { version })).status).toBe(400);
  });
});

it("publishing takes no body at all, too", async () => {
  expect((await call("POST", "/content/about/publish")).status).toBe(200);
});

it("another copy reads what was published within a second", async () => {
  const other = await openShop({ databaseUrl: shop.ctx.env.DATABASE_URL });
  try {
    await shownDocument(other.ctx, "announcement");
    await save("announcement", { text: "Envío gratis", link: "/envios", from: null, until: null });
    await read("POST", "/content/announcement/publish", {});
    await expect.poll(async () => (await shownDocument(other.ctx, "announcement")).text, { timeout: 1000 }).toBe("Envío gratis");
  } finally {
    await other.close();
  }
});
