import { expect, it } from "vitest";
import { z } from "zod";
import { served } from "../api.server.ts";
import { strictShape } from "../platform/request-shape.ts";

type Def = { type: string } & Record<string, unknown>;

/** Every place in a shape that takes a field it does not name, or as many as one likes. */
function loosePlaces(schema: z.ZodType, path: string): string[] {
  const def = schema.def as unknown as Def;
  const inside = (value: unknown, name = "") => loosePlaces(value as z.ZodType, path + name);
  switch (def.type) {
    case "object": {
      const isStrict = (def.catchall as z.ZodType | undefined)?.def.type === "never";
      const parts = Object.entries(def.shape as object).flatMap(([name, part]) => inside(part, `.${name}`));
      return isStrict ? parts : [`${path}: unknown fields`, ...parts];
    }
    case "record": {
      const most = schema.meta()?.maxProperties;
      return [...(typeof most === "number" ? [] : [`${path}: any number of fields`]), ...inside(def.valueType, ".*")];
    }
    case "any":
    case "unknown":
      return [`${path}: anything`];
    case "array":
      return inside(def.element, "[]");
    case "tuple":
      return (def.items as unknown[]).flatMap((item) => inside(item, "[]"));
    case "union":
      return (def.options as unknown[]).flatMap((option) => inside(option));
    case "pipe":
      return [...((def.in as z.ZodType).def.type === "transform" ? [] : inside(def.in)), ...inside(def.out)];
    case "transform":
      return [];
    default:
      return "innerType" in def ? inside(def.innerType) : [];
  }
}

const bodies = served.flatMap(({ endpoint }) =>
  endpoint.body ? [[`${endpoint.method} ${endpoint.path}`, endpoint.body] as const] : [],
);

it("knows every call that reads its body by itself: files, a signed notification, a provider's mail, events that are never refused", () => {
  const raw = served.filter(({ endpoint }) => endpoint.rawBody).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(raw.sort()).toEqual([
    "POST /api/admin/carpets/csv",
    "POST /api/admin/deliveries/{id}/photos",
    "POST /api/admin/import",
    "POST /api/admin/logo",
    "POST /api/admin/upload",
    "POST /api/admin/upload-multiple",
    "POST /api/insight",
    "POST /api/merge-images",
    "POST /api/messages/inbound",
    "POST /api/meta/events",
    "POST /api/orders/{orderNumber}/returns/{id}/photos",
    "POST /api/payments/bold/webhook",
    "POST /api/review-invitations/{token}/reviews/{id}/photos",
  ]);
  expect(bodies.length).toBeGreaterThan(15);
});

it.each(bodies)("%s takes only what it names", (call, body) => expect(loosePlaces(body, call)).toEqual([]));

it("finds what is loose, and strictShape closes it", () => {
  const loose = z.object({
    a: z.array(z.object({ b: z.string() })).optional(),
    c: z.union([z.object({ d: z.number() }), z.string()]).nullish(),
    e: z.preprocess((given) => given, z.object({ f: z.string() })),
    g: z.record(z.string(), z.boolean()),
  });
  expect(loosePlaces(loose, "x")).toEqual([
    "x: unknown fields",
    "x.a[]: unknown fields",
    "x.c: unknown fields",
    "x.e: unknown fields",
    "x.g: any number of fields",
  ]);
  expect(loosePlaces(strictShape(loose), "x")).toEqual(["x.g: any number of fields"]);
  const good = { a: [{ b: "" }], c: { d: 1 }, e: { f: "" }, g: {} };
  expect(strictShape(loose).parse(good)).toEqual(good);
  for (const bad of [
    { ...good, z: 1 },
    { ...good, a: [{ b: "", z: 1 }] },
    { ...good, c: { d: 1, z: 1 } },
    { ...good, e: { f: "", z: 1 } },
  ])
    expect(strictShape(loose).safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
