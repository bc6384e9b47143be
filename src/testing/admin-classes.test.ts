import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// The room preview's page is outside the back office and wears the shop's own classes.
const filesOf = (ending: string): string[] =>
  globSync(`src/**/admin/**/*.${ending}`).filter((file) => !file.includes("room-preview/") && !file.includes(".test."));
const textOf = (files: string[]): string => files.map((file) => readFileSync(file, "utf8")).join("\n");
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const sheets = filesOf("css");
/** Selectors come before a brace; what ends in a semicolon is a declaration. */
const selectors = textOf(sheets)
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/[^{};]+;/g, "");
const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));

const source = textOf([...filesOf("tsx"), ...filesOf("ts")]);
const worn = [...source.matchAll(/className(?:=|: )"([^"]+)"/g)].flatMap(([, names]) => wordsIn(names!));
const literals = [...source.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].flatMap(([, , text]) => wordsIn(text!));
/** `is-${look}`: the rest comes when it runs. */
const beginnings = literals.flatMap((word) => /^([\w-]+[-_])\$\{/.exec(word)?.[1] ?? []);
const isWorn = (name: string): boolean =>
  literals.includes(name) || beginnings.some((start) => name.startsWith(start) && literals.includes(name.slice(start.length)));

it("every class of the back office's styles is worn, and every class that is worn has a style", () => {
  expect([...styled].filter((name) => !isWorn(name))).toEqual([]);
  expect(worn.filter((name) => !styled.has(name))).toEqual([]);
});

it("each is a component, a part (__) or kind (--) of one, or a state (is-), in whole words", () => {
  const shape = /^(is-[a-z-]{2,}|[a-z]+(-[a-z]+)*(__[a-z]+(-[a-z]+)*)?(--[a-z]+)?)$/;
  expect([...styled].filter((name) => name.length < 4 || !shape.test(name))).toEqual([]);
});

it("each sheet stands in a layer", () => {
  expect(
    globSync("src/**/admin/**/*.css").filter((file) => !/^@layer (components|screens) \{/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});
