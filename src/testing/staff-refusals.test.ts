import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sentenceIn } from "../platform/input-sentences.ts";
import { isEnglish, isSpanish, saidOf } from "./which-language.ts";

type Table = Record<string, readonly [status: number, sentence: string | ((words: unknown) => string)]>;
const rooms = import.meta.glob<Record<string, { table?: Table }>>("../*/texts.ts", { eager: true });

it.each(Object.entries(rooms))("%s has no refusal in English alone", (_file, said) => {
  const tables = Object.values(said).flatMap((each) => (each?.table ? [each.table] : []));
  const english = tables.flatMap((table) =>
    Object.entries(table).flatMap(([code, [, sentence]]) =>
      saidOf(sentence)
        .filter((text) => {
          const spanish = sentenceIn("es", text);
          return isEnglish(spanish) || (spanish !== text && isSpanish(sentenceIn("en", text)));
        })
        .map((text) => `${code}: ${text}`),
    ),
  );
  expect(english).toEqual([]);
});

/** `{ fields: { name: "…" } }` beside a refusal. */
const FIELDS = /fields: \{ ?[\w"[\]]+: "(?<text>[^"]+)"/g;

it("no field is refused in English alone", () => {
  const english = globSync("src/**/*.server.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(FIELDS)].map(({ groups }) => `${file}: ${groups!.text!}`).filter(isEnglish),
  );
  expect(english).toEqual([]);
});
