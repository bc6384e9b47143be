import { showCents } from "../../platform/money.ts";
import type { Changes } from "../rules/changes.ts";
import { showDay } from "../../ui/admin/show-day.ts";
import { historyWords } from "./history-words.ts";

/** One line of the history: what changed, from what to what. `before` is null where there was nothing to compare. */
export type ChangeLine = { name: string; before: string | null; after: string };

/** Said by another field, or of no interest to a person. */
const HIDDEN = new Set(["collection_id", "slug", "id"]);
const MONEY = /^(price\b|refund$|amount$|total$|subtotal$|discount$|surcharge$)/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const MOST = 80;

/** `sort_order` and `usageLimit` as a person writes them. */
const spell = (field: string): string => {
  const spelt = field.replaceAll("_", " ").replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
};

function nameOf(field: string): string {
  const said = historyWords();
  const [, size] = /^price (.+)$/.exec(field) ?? [];
  return size ? said.price(size) : (said.fields[field] ?? spell(field));
}

function show(field: string, value: unknown): string {
  const said = historyWords();
  if (value === null || value === undefined || value === "") return said.nothing;
  if (typeof value === "boolean") return value ? said.yes : said.no;
  if (typeof value === "number")
    return MONEY.test(field) ? showCents(value) : field === "percentage" ? `${value}%` : String(value);
  if (typeof value === "string") return shorten(INSTANT.test(value) ? showDay(value, true) : (said.values[value] ?? value));
  if (Array.isArray(value)) {
    if (value.length === 0) return said.nothing;
    if (field === "images") return said.pictures(value.length);
    if (field === "videos") return said.videos(value.length);
    return shorten(value.map((each) => show(field, each)).join(", "));
  }
  const parts = Object.entries(value as Record<string, unknown>).map(([name, part]) => `${nameOf(name)} ${show(name, part)}`);
  return shorten(parts.join(", "));
}

const shorten = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

type Sized = { size: string; price?: number; inventory?: number };
const isSized = (value: unknown): value is Sized[] =>
  Array.isArray(value) && value.every((each) => typeof (each as Sized | null)?.size === "string");

/** A list of sizes is told size by size, and only the sizes that differ. */
function sizeLines(before: readonly Sized[], after: readonly Sized[]): ChangeLine[] {
  const said = historyWords();
  const sizes = new Set([...before, ...after].map(({ size }) => size));
  return [...sizes].flatMap((size) => {
    const [old, now] = [before, after].map((list) => list.find((each) => each.size === size));
    const field = [old, now].some((each) => each?.price !== undefined) ? ("price" as const) : ("inventory" as const);
    if (old?.[field] === now?.[field]) return [];
    const name = field === "price" ? said.price(size) : said.stock(size);
    return [{ name, before: old ? show(field, old[field]) : null, after: now ? show(field, now[field]) : said.removed }];
  });
}

function linesOf(field: string, [before, after]: Changes[string]): ChangeLine[] {
  if (isSized(after) && (before === null || isSized(before))) return sizeLines(before ?? [], after);
  const said = historyWords();
  const name = /^\d/.test(field) ? said.stock(field) : nameOf(field);
  const [was, is] = [show(field, before), show(field, after)];
  // As many pictures as before, but other ones or in another order.
  if (was === is) return [{ name, before: null, after: said.changed }];
  return [{ name, before: before === null ? null : was, after: is }];
}

/** What a save changed, in words and pesos. */
export const describeChanges = (changes: Changes): ChangeLine[] =>
  Object.entries(changes)
    .filter(([field]) => !HIDDEN.has(field))
    .flatMap(([field, change]) => linesOf(field, change));

export const subjectWord = (subject: string): string => historyWords().subjects[subject] ?? spell(subject);
/** `Order, refund recorded` */
export const deedWords = (subject: string, action: string): string =>
  `${subjectWord(subject)}, ${historyWords().actions[action] ?? action}`;
