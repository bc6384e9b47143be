import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_TEXTS } from "./default-texts.ts";
import { type BlockNode, type InlineNode, type Mark, readEditable } from "./editable-document.ts";
import { editedWithoutLoss, readsTheSame } from "./edited-without-loss.ts";
import { readMarkdown } from "./read-markdown.ts";
import type { Facts } from "./rules/placeholders.ts";
import { READING } from "./rules/slugs.ts";
import { writeMarkdown } from "./write-markdown.ts";

const rewritten = (text: string): string | undefined => {
  const document = editedWithoutLoss(text);
  return document && writeMarkdown(document);
};

it.each(READING)("the editor writes the default text of %s back as it is", (slug) => {
  expect(rewritten(DEFAULT_TEXTS[slug])).toBe(DEFAULT_TEXTS[slug]);
});

const page = (text: string) => readMarkdown(text, { cod_percent: "4 %", email: "hola@casa.co" } as Facts);

it.each([
  "# T\n\nPaga **{{cod_percent}}** más, *{{cod_percent}}*, ***{{cod_percent}}***.\n",
  "# T\n\n[Escribe a **{{email}}**](mailto:{{email}}) o [{{email}}](mailto:{{email}}).\n",
  "# T\n\n{{consent_choice}}\n",
  "# T\n\nDos \\* tres \\* cuatro, snake_case_name, \\_así\\_, 50\\~60.\n",
  "# T\n\n\\# No es título\n\n\\- No es punto\n\n1\\. Tampoco\n\n\\> Ni cita\n",
  "# T\n\nMuy 🧿**fuerte**🧿 y ñ*and*ú.\n",
  `# T\n\n${"largísima".repeat(400)}\n`,
  "# T\n\n\\<script>alert(1)\\</script> & co, R&D, 3 < 4 > 2.\n",
  "# T\n\n\\&lt;b>\n",
  "# T\n\n- Uno **dos**\n- [Tres](/envios)\n\n1. A\n2. B\n\nFin.\n",
  "# T\n\n## C#, o el tono # {#tono}\n\n## Tono \\#\n\n### Pregunta\n\n---\n\n![Una \\[sala\\] *clara*](/media/pages/sala.jpg)\n",
  "# T\n\n**Antes [el enlace](<https://example.co/a_(b)>) después**\n",
])("writes back as it is: %j", (text) => {
  expect(rewritten(text)).toBe(text);
});

it.each([
  ["# T\n\n* a\n* b\n", "# T\n\n- a\n- b\n"],
  ["# T\n\nUna línea\nque sigue.\n", "# T\n\nUna línea que sigue.\n"],
  ["# T\n\n_Suave_ y __fuerte__\n", "# T\n\n*Suave* y **fuerte**\n"],
  ["T\n=\n\n#### Pregunta\n", "# T\n\n### Pregunta\n"],
  ["# T\n\n- **a**\n\n- b\n", "# T\n\n- **a**\n- b\n"],
  ["# T\n\n**[todo](/x)**\n", "# T\n\n[**todo**](/x)\n"],
  ["# T\n\nescribe a hola@casa.co\n", "# T\n\nescribe a [hola@casa.co](mailto:hola@casa.co)\n"],
])("writes %j in its own way, which reads the same", (text, own) => {
  expect(rewritten(text)).toBe(own);
  expect(readsTheSame(text, own)).toBe(true);
});

it.each([
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "<table><tr><td>1</td></tr></table>",
  "Un <b>texto</b>",
  "<script>alert(1)</script>",
  "[x](javascript:alert(1))",
  '[x](/envios "con título")',
  "![x](https://elsewhere.co/a.jpg)",
  "Una ![sala](/media/a.jpg) entre palabras",
  "> Cita",
  "```\ncódigo\n```",
  "Un `código`",
  "~~No~~",
  "- a\n  - b",
  "- [ ] tarea",
  "[a]: /envios\n\n[a]",
])("leaves what it does not know to the source: %j", (text) => {
  expect(editedWithoutLoss(`# T\n\n${text}\n`)).toBeUndefined();
});

describe("whatever is typed", () => {
  const signs = [...Array.from('ab cé*_[]()<>#-+1.!&;~`\\|{}=:/"🧿 '), "lt;", "amp;", "\u00A0", "<script>", "{{x_y}}"];
  const words = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
  const links = fc.constantFrom("/envios", "https://a.co/x_(y)", "mailto:{{email}}");
  const marks = fc
    .record({ bold: fc.boolean(), italic: fc.boolean(), href: fc.option(links, { freq: 4 }) })
    .map(({ bold, italic, href }): Mark[] => [
      ...(bold ? [{ type: "bold" } as const] : []),
      ...(italic ? [{ type: "italic" } as const] : []),
      ...(href ? [{ type: "link", attrs: { href } } as const] : []),
    ]);
  const content = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ type: fc.constant("text" as const), text: words, marks }) },
      { weight: 1, arbitrary: marks.map((own): InlineNode => ({ type: "fact", attrs: { name: "cod_percent" }, marks: own })) },
    ),
    { minLength: 1, maxLength: 6 },
  );
  const paragraph = content.map((own) => ({ type: "paragraph" as const, content: own }));
  const list = fc.record({
    type: fc.constantFrom("bulletList" as const, "orderedList" as const),
    content: fc.array(
      paragraph.map((own) => ({ type: "listItem" as const, content: [own] })),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const heading = fc.record({
    type: fc.constant("heading" as const),
    attrs: fc.record({ level: fc.integer({ min: 1, max: 3 }) }),
    content,
  });
  const blocks = fc.array(fc.oneof<fc.Arbitrary<BlockNode>[]>(paragraph, heading, list), { minLength: 1, maxLength: 4 });

  const said = (nodes: readonly InlineNode[] = []): string =>
    nodes
      .map((node) => (node.type === "text" ? node.text : `{{${node.attrs.name}}}`))
      .join("")
      .replaceAll(/[ \n]+/g, " ")
      .trim();
  /** Every line by its kind and its words; a line without words is none. */
  const linesOf = (all: readonly BlockNode[]): string[] =>
    all.flatMap((block) => {
      if (block.type === "paragraph" || block.type === "heading")
        return said(block.content) ? [`${JSON.stringify({ ...block, content: 0 })} ${said(block.content)}`] : [];
      if (block.type !== "bulletList" && block.type !== "orderedList") return [block.type];
      return block.content.flatMap(({ content: [own] }) => (said(own!.content) ? [`${block.type} ${said(own!.content)}`] : []));
    });

  it("keeps its words and its kind of line, and is written the same the next time", () => {
    fc.assert(
      fc.property(blocks, (typed) => {
        const text = writeMarkdown({ type: "doc", content: typed });
        const back = readEditable(text)!;
        expect(linesOf(back.content)).toEqual(linesOf(typed));
        expect(writeMarkdown(back)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

it("fills a fact in bold and in a link on the page", () => {
  const text = rewritten("# T\n\nLead\n\n**{{cod_percent}}** [x](mailto:{{email}})")!;
  expect(page(text).blocks).toEqual([
    { kind: "paragraph", of: [{ kind: "strong", of: ["4 %"] }, " ", { kind: "link", to: "mailto:hola@casa.co", of: ["x"] }] },
  ]);
});
