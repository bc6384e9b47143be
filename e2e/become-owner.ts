import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MOST_PESOS } from "../src/catalog/rules/limits.ts";
import { READING, SLUGS } from "../src/content/rules/slugs.ts";
import { type HomeDocument, SECTIONS } from "../src/content/shape.ts";
import { certificateNumber } from "../src/orders/certificate-number.server.ts";
import { slugOf } from "../src/platform/text.ts";
import { jobKey } from "../src/room-preview/keys.server.ts";
import type { Shop } from "./open-browser.ts";
import { shopDatabase } from "./shop-database.ts";
import { staffSession } from "./staff-session.ts";
import type { Owner } from "./strange-owners.ts";

/** What hangs on one's own rows; the names are those of the parts of an address (src/routes.ts). */
export type Made = {
  rug: { id: number; name: string; size: string };
  collection: string;
  order: string;
  customer: string;
  visit: string;
  stockRequest: string;
  review: string;
  certificate: string;
  sharedRoom: string;
  invitation: string;
  cart: string;
};

/** Makes the shop this owner's: settings, texts, and one row of everything that has a page or a line in a list. */
export async function becomeOwner(shop: Shop, { settings, say, size, reading }: Owner): Promise<Made> {
  const staff = await staffSession(shop.url);
  const send = async <T>(method: string, path: string, json?: object): Promise<T> => {
    const answer = await staff(`/api${path}`, { method, json });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  for (const [section, part] of Object.entries(settings)) await send("PUT", `/admin/settings/${section}`, part);

  const slide = { id: 101, label: say(80), title: say(80), subtitle: say(200), button: say(60), link: "/catalog" };
  const pictures = { picture: "", phonePicture: "", film: "", phoneFilm: "" };
  const always = { from: null, until: null };
  const home: HomeDocument = {
    slides: [
      { ...slide, ...pictures, isOn: true, phoneOnly: false, ...always },
      { ...slide, id: 102, title: "{{shop_name}}", ...pictures, isOn: true, phoneOnly: true, ...always },
    ],
    cards: Array.from({ length: 5 }, () => ({ title: say(60), text: say(120), link: "", collection: say(120), picture: "" })),
    sections: SECTIONS.map((name) => ({ name, isOn: true })),
  };
  const documents = { home, announcement: { text: say(200), link: "/about", ...always } };
  for (const slug of SLUGS) {
    const { version } = await send<{ version: number }>("GET", `/admin/content/${slug}`);
    const draft = (READING as readonly string[]).includes(slug) ? reading : documents[slug as keyof typeof documents];
    await send("PUT", `/admin/content/${slug}`, { draft, version });
    await send("POST", `/admin/content/${slug}/publish`, {});
  }

  const collection = await send<{ id: number; name: string }>("POST", "/admin/collections", {
    name: say(120),
    description: say(5000),
    sort_order: -1,
    sizes: [
      { size, price: MOST_PESOS * 100 },
      { size: "5x8", price: 100 },
      { size: "Cero", price: 0 },
    ],
  });
  const words = { material: say(300), origin: say(120), workshop: say(160), backing: say(160), care: say(600) };
  const { tags, colors } = settings.vocabulary as { tags: string[]; colors: { name: string }[] };
  const [demo] = await send<{ images: string[] }[]>("GET", "/rugs?limit=1");
  const rug = await send<{ id: number; name: string }>("POST", "/admin/carpets", {
    name: say(200),
    collection_id: collection.id,
    description: say(10_000),
    ...words,
    tags: tags.slice(0, 8),
    colors: colors.slice(0, 8).map(({ name }) => name),
    images: demo!.images,
    year: 1,
    knots: 2_000_000,
    weight: 999,
    pile_height: 200,
    is_featured: true,
    is_active: true,
    inventory: [
      { size, inventory: 1_000_000 },
      { size: "5x8", inventory: 0 },
      { size: "Cero", inventory: 3 },
    ],
  });
  await send("POST", "/admin/reviews", { name: say(120), email: "", rating: 1, comment: say(4000), carpet_id: rug.id });
  const period = { startDate: "2026-01-01", endDate: "2096-01-01" };
  const code = { code: say(40), name: say(160), description: say(2000), percentage: 0.01, isActive: true, isAllProducts: true };
  await send("POST", "/admin/discount-codes", { ...code, ...period });
  await send("POST", "/admin/promotions", { name: say(120), percentage: 1, ...period, tags: [tags[0]] });
  const contact = { name: say(120), email: "ana@correo.example", phone: "3105550142" };
  await send("POST", "/contact", { ...contact, subject: "order", message: say(5000) });
  const order = await send<{ _id: string; orderNumber: string }>("POST", "/orders", {
    customer: contact,
    shipping: { address: say(300), city: say(120), state: say(120), zipCode: "", country: "Colombia" },
    items: [{ carpetId: rug.id, size, quantity: 3 }],
    paymentMethod: "COD",
    discountCode: null,
  });
  const { weekAvailability } = await send<{ weekAvailability: Record<string, string[]> }>("GET", "/showroom/week-availability");
  const [day, [hour]] = Object.entries(weekAvailability).find(([, hours]) => hours.length > 0)!;
  const person = { customer_name: say(120), customer_phone: contact.phone, notes: say(2000) };
  const rugs = [{ carpetId: rug.id, size }];
  const visit = await send<{ manage_token: string }>("POST", "/showroom/reservations", {
    reservation_date: day,
    time_slot: hour,
    ...person,
    rugs,
  });
  await send("POST", `/rugs/${rug.id}/stock-requests`, { size: "5x8", email: contact.email });
  const someone = { name: say(60), email: `${size.length}@correo.example`, role: "seller" };
  const { inviteUrl } = await send<{ inviteUrl: string }>("POST", "/admin/staff", someone);
  const [customer] = await send<{ id: string }[]>("GET", "/admin/customers");

  const database = await shopDatabase(shop);
  const review = `resena-${order.orderNumber}`;
  const sharedRoom = `sala-${order._id}`;
  await database.query("update orders set payment_status = 'paid', status = 'delivered', paid_at = now() where id = $1", [
    order._id,
  ]);
  await database.query("insert into aftercare_letters (order_id, kind, token, sent_at) values ($1, 'review', $2, now())", [
    order._id,
    review,
  ]);
  await database.query(
    `insert into merge_jobs (id, status, engine, rug_id, size, width_cm, length_cm, rug_key, room, completed_at)
     values ($1, 'completed', 'local', $2, $3, 100, 100, 'rug', 'room', now())`,
    [sharedRoom, rug.id, size],
  );
  const result = join(shop.dataDir, "media", jobKey(sharedRoom, "result.jpg"));
  mkdirSync(dirname(result), { recursive: true });
  writeFileSync(result, "");
  const { token } = (await database.one("select token from stock_requests where rug_id = $1", [rug.id])) as { token: string };
  const { id: itemId } = (await database.one("select id from order_items where order_id = $1", [order._id])) as { id: number };
  await database.end();
  const [shown] = await send<object[]>("GET", `/rugs?collection=${encodeURIComponent(slugOf(collection.name))}`);
  return {
    rug: { ...rug, size },
    collection: collection.name,
    order: order.orderNumber,
    customer: customer!.id,
    visit: visit.manage_token,
    stockRequest: token,
    review,
    certificate: certificateNumber({ orderId: order._id, itemId, unit: 1 }),
    sharedRoom,
    invitation: inviteUrl.split("#")[1]!,
    cart: JSON.stringify({ items: [{ rug: shown ?? rug, quantity: 99, selectedSize: size }], total: 0 }),
  };
}
