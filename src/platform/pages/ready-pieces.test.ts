import { expect, it } from "vitest";
import { ReadyPieces } from "./ready-pieces.server.ts";

it("lays each piece where its mark stands, in whatever order they were made", () => {
  const pieces = new ReadyPieces();
  const style = pieces.mark(Buffer.from("a{}"));
  const cards = pieces.mark(Buffer.from("<a>Ñandú</a>"), Buffer.from("<a>…</a>"));
  expect(pieces.layIn(`<main>${cards}</main>`, `<style>${style}</style>`).toString()).toBe(
    "<main><a>Ñandú</a><a>…</a></main><style>a{}</style>",
  );
});

it("leaves a page without pieces as it is", () => {
  expect(new ReadyPieces().layIn("<p>", "</p>").toString()).toBe("<p></p>");
});
