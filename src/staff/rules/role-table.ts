import { type Role, ROLES } from "./roles.ts";

const EVERYONE: readonly Role[] = ROLES;
const OWNER: readonly Role[] = ["owner"];
const MANAGERS: readonly Role[] = ["owner", "manager"];
const READERS: readonly Role[] = ["owner", "manager", "viewer"];
const SELLERS: readonly Role[] = ["owner", "manager", "seller"];
const SALES_READERS: readonly Role[] = ["owner", "manager", "seller", "viewer"];
const EDITORS: readonly Role[] = ["owner", "manager", "editor"];
const CONTENT_READERS: readonly Role[] = ["owner", "manager", "editor", "viewer"];

type Which = "GET" | "POST" | "PUT" | "DELETE" | "*";
type Rule = readonly [method: Which, path: string, roles: readonly Role[]];

/** Readers may GET what only writers may change. */
const readAndWrite = (path: string, readers: readonly Role[], writers: readonly Role[]): Rule[] => [
  ["GET", path, readers],
  ["*", path, writers],
];

/**
 * Which roles may make which call of the back office: the server asks here for every call, the screens for every button.
 * A path also covers what is below it; the first rule that fits counts. A call in no rule is the owner's alone.
 */
const RULES: readonly Rule[] = [
  // One's own: the account, its sessions, what changed while one looks.
  ["PUT", "/account/owner-password", OWNER],
  ["*", "/account", EVERYONE],
  ["*", "/passkeys", EVERYONE],
  ["*", "/sessions", EVERYONE],
  ["GET", "/events", EVERYONE],
  // People, keys and what leaves the shop by itself.
  ["*", "/staff", OWNER],
  ["*", "/api-keys", OWNER],
  ["*", "/webhooks", OWNER],
  ["GET", "/audit", READERS],
  // Selling.
  ["DELETE", "/customers", OWNER],
  // What was written down by mistake is taken back by whoever wrote it.
  ["DELETE", "/orders/{id}/refunds", SELLERS],
  ["DELETE", "/orders/{id}/shipments", SELLERS],
  ["DELETE", "/orders/{id}", MANAGERS],
  ["GET", "/photos", SALES_READERS],
  ...["/orders", "/returns", "/deliveries", "/cash", "/customers", "/showroom", "/messages", "/payment-tasks"].flatMap((path) =>
    readAndWrite(path, SALES_READERS, SELLERS),
  ),
  ["GET", "/accounting", READERS],
  ["GET", "/overview", SALES_READERS],
  ["GET", "/stock-alarm", SALES_READERS],
  ...readAndWrite("/discount-codes", SALES_READERS, MANAGERS),
  ...readAndWrite("/promotions", EVERYONE, MANAGERS),
  ...readAndWrite("/letters/kinds", EVERYONE, EDITORS),
  ...readAndWrite("/letters", SALES_READERS, SELLERS),
  // The catalogue and what visitors read.
  ...["/carpets", "/collections", "/inventory", "/reviews", "/media"].flatMap((path) => readAndWrite(path, EVERYONE, EDITORS)),
  ["*", "/grid", EDITORS],
  ["*", "/upload", EDITORS],
  ["*", "/upload-multiple", EDITORS],
  ...["/content", "/import", "/imports", "/export", "/feeds"].flatMap((path) => readAndWrite(path, CONTENT_READERS, EDITORS)),
  // The shop itself.
  ["POST", "/first-steps/empty-demo", OWNER],
  ...readAndWrite("/first-steps", READERS, MANAGERS),
  ["*", "/insight", EVERYONE],
  ["POST", "/logo", MANAGERS],
  // Bold's keys, and what is tried with them.
  ["*", "/settings/payments", OWNER],
  ...readAndWrite("/settings", READERS, MANAGERS),
];

const covers = ([method, path]: Rule, asked: string, at: string): boolean =>
  (method === "*" || method === asked) && (at === path || at.startsWith(`${path}/`));

/** The roles that may make a call, named as its endpoint is: `PUT /api/admin/orders/{id}`; undefined without a rule. */
export function rolesFor(call: string): readonly Role[] | undefined {
  const [method = "", path = ""] = call.split(" ");
  const at = path.replace(/^\/api\/admin/, "");
  return RULES.find((rule) => covers(rule, method, at))?.[2];
}

export const mayCall = (role: Role, call: string): boolean => (rolesFor(call) ?? OWNER).includes(role);
