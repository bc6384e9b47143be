import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it.each([
  ["Café  SERENO", [["cafe"], ["sereno"]]],
  ["gris", [["gris", "grey"]]],
  ["alfombras grises", [["gris", "grey"]]],
  ["Tapete azul para la sala", [["azul"], ["sala"]]],
  ["azules", [["azul"]]],
  ["la", [["la"]]],
  ["alfombra", []],
  ["", []],
  ["a b c d e f g", [["a"], ["b"], ["c"], ["d"], ["e"], ["f"]]],
])("%j asks for %j", (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
