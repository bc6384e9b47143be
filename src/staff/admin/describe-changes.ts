import { showCents } from "../../platform/money.ts";
import type { Changes } from "../rules/changes.ts";
import { showDay } from "../../ui/admin/show-day.ts";

/** One line of the history: what changed, from what to what. `before` is null where there was nothing to compare. */
export type ChangeLine = { name: string; before: string | null; after: string };

const NAMES: Record<string, string> = {
  is_active: "Active",
  isActive: "Active",
  is_featured: "Featured",
  is_verified: "Verified",
  isAllProducts: "All products",
  applicableTags: "Tags",
  collection_name: "Collection",
  paymentStatus: "Payment",
  startsAt: "Start",
  endsAt: "End",
  model_3d: "3D model",
  slot: "Hour",
};
/** Said by another field, or of no interest to a person. */
const HIDDEN = new Set(["collection_id", "slug", "id"]);
const FILES: Record<string, [one: string, many: string]> = { images: ["picture", "pictures"], videos: ["video", "videos"] };
const MONEY = /^(price\b|refund$|amount$|total$|subtotal$|discount$|surcharge$)/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const MOST = 80;

/** `sort_order` and `usageLimit` as a person writes them. */
const spell = (field: string): string => {
  const words = field.replaceAll("_", " ").replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function show(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return MONEY.test(field) ? showCents(value) : field === "percentage" ? `${value}%` : String(value);
  if (typeof value === "string") return shorten(INSTANT.test(value) ? showDay(value, true) : value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "nothing";
    const [one, many] = FILES[field] ?? [];
    if (one) return `${value.length} ${value.length === 1 ? one : many}`;
    return shorten(value.map((each) => show(field, each)).join(", "));
  }
  const parts = Object.entries(value as Record<string, unknown>).map(([name, part]) => `${spell(name)} ${show(name, part)}`);
  return shorten(parts.join(", "));
}

const shorten = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

type Sized = { size: string; price?: number; inventory?: number };
const isSized = (value: unknown): value is Sized[] =>
  Array.isArray(value) && value.every((each) => typeof (each as Sized | null)?.size === "string");

/** A list of sizes is told size by size, and only the sizes that differ. */
function sizeLines(before: readonly Sized[], after: readonly Sized[]): ChangeLine[] {
  const sizes = new Set([...before, ...after].map(({ size }) => size));
  return [...sizes].flatMap((size) => {
    const [old, now] = [before, after].map((list) => list.find((each) => each.size === size));
    const field = [old, now].some((each) => each?.price !== undefined) ? ("price" as const) : ("inventory" as const);
    if (old?.[field] === now?.[field]) return [];
    const name = field === "price" ? `Price ${size}` : `Stock ${size}`;
    return [{ name, before: old ? show(field, old[field]) : null, after: now ? show(field, now[field]) : "removed" }];
  });
}

function linesOf(field: string, [before, after]: Changes[string]): ChangeLine[] {
  if (isSized(after) && (before === null || isSized(before))) return sizeLines(before ?? [], after);
  const name = NAMES[field] ?? (/^\d/.test(field) ? `Stock ${field}` : spell(field));
  const [was, is] = [show(field, before), show(field, after)];
  // As many pictures as before, but other ones or in another order.
  if (was === is) return [{ name, before: null, after: "changed" }];
  return [{ name, before: before === null ? null : was, after: is }];
}

/** What a save changed, in words and pesos. */
export const describeChanges = (changes: Changes): ChangeLine[] =>
  Object.entries(changes)
    .filter(([field]) => !HIDDEN.has(field))
    .flatMap(([field, change]) => linesOf(field, change));

const SUBJECTS: Record<string, string> = {
  carpet: "Rug",
  "discount-code": "Discount code",
  promotion: "Promotion",
  "payment-task": "Payment task",
  reservation: "Visit",
  media: "File",
};
const ACTIONS: Record<string, string> = {
  create: "created",
  update: "changed",
  delete: "deleted",
  stock: "stock changed",
  refund: "refund recorded",
  "take back": "last change taken back",
  export: "exported",
  upload: "uploaded",
  block: "hours blocked",
  unblock: "hours freed",
  model: "3D model changed",
  resolve: "closed",
  "sign-in": "signed in",
  "sign-out": "signed out",
};

export const subjectWord = (subject: string): string => SUBJECTS[subject] ?? spell(subject);
/** `Order, refund recorded` */
export const deedWords = (subject: string, action: string): string => `${subjectWord(subject)}, ${ACTIONS[action] ?? action}`;
