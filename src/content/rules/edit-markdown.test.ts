import { expect, it } from "vitest";
import { addLink, addPicture, addText, type Edit, toggleLines, toggleMark } from "./edit-markdown.ts";

/** `[` and `]` around the selection. */
const selected = (marked: string) => {
  const from = marked.indexOf("[");
  return { text: marked.replace("[", "").replace("]", ""), from, to: marked.indexOf("]") - 1 };
};
const done = ({ text }: { text: string }, { from, to, insert, select }: Edit) => {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, select[0])}[${next.slice(...select)}]${next.slice(select[1])}`;
};

it.each([
  ["una [alfombra] roja", "**", "una **[alfombra]** roja"],
  ["una **[alfombra]** roja", "**", "una [alfombra] roja"],
  ["una [**alfombra**] roja", "**", "una [alfombra] roja"],
  ["una [] roja", "*", "una *[]* roja"],
  ["una **[alfombra]** roja", "*", "una ***[alfombra]*** roja"],
] as const)("%s with %s is %s", (before, mark, after) => {
  const given = selected(before);
  expect(done(given, toggleMark(given, mark))).toBe(after);
});

it.each([
  ["Uno\n[Dos\nTres]\nCuatro", "bullets", "Uno\n[- Dos\n- Tres]\nCuatro"],
  ["Uno\n[- Dos\n- Tres]\nCuatro", "numbers", "Uno\n[1. Dos\n2. Tres]\nCuatro"],
  ["[- Dos\n- Tres]", "bullets", "[Dos\nTres]"],
  ["Uno\nEn[]víos", "section", "Uno\n## Envíos[]"],
  ["## En[]víos", "heading", "### Envíos[]"],
  ["### En[]víos", "heading", "Envíos[]"],
] as const)("lines of %j as %s are %j", (before, kind, after) => {
  const given = selected(before);
  expect(done(given, toggleLines(given, kind))).toBe(after);
});

it("links what is selected and selects the address; without a selection it says so itself", () => {
  const given = selected("ver [la guía] hoy");
  expect(done(given, addLink(given, "enlace"))).toBe("ver [la guía]([https://]) hoy");
  const empty = selected("ver []");
  expect(done(empty, addLink(empty, "enlace"))).toBe("ver [enlace]([https://])");
});

it("a picture gets a paragraph of its own, a fact stands where one writes", () => {
  const given = selected("Hola[] mundo");
  expect(done(given, addPicture(given, "/media/a.jpg", "Foto"))).toBe("Hola\n\n![[Foto]](/media/a.jpg)\n\n mundo");
  expect(done(given, addText(given, "{{shop_name}}"))).toBe("Hola{{shop_name}}[] mundo");
});
