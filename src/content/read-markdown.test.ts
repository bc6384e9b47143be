import { expect, it } from "vitest";
import { DEFAULT_TEXTS } from "./default-texts.ts";
import { readMarkdown } from "./read-markdown.ts";
import { PLACEHOLDERS, type Facts } from "./rules/placeholders.ts";
import { READING } from "./rules/slugs.ts";

const facts = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, `<${name}>`])) as unknown as Facts;
const read = (text: string) => readMarkdown(text, facts);

it("reads title, lead, sections with an address, and facts", () => {
  expect(read("# T {{shop_name}}\n\nLead.\n\n## A & B {#a}\n\nUno **dos** [tres](/x).\n\n- a\n- b")).toEqual({
    title: "T <shop_name>",
    lead: "Lead.",
    blocks: [],
    sections: [
      {
        title: "A & B",
        id: "a",
        blocks: [
          {
            kind: "paragraph",
            of: ["Uno ", { kind: "strong", of: ["dos"] }, " ", { kind: "link", to: "/x", of: ["tres"] }, "."],
          },
          { kind: "list", isOrdered: false, items: [["a"], ["b"]] },
        ],
      },
    ],
  });
});

it.each([
  "<script>alert(1)</script>",
  "hola <img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](data:text/html,x)",
  "[x](//elsewhere.co)",
  "[x](/\\\\elsewhere.co)",
  "![x](https://elsewhere.co/a.jpg)",
  "<a href='javascript:alert(1)'>x</a>",
  "![x](/media/../../etc)",
])("%s becomes words or nothing", (bad) => {
  const { blocks } = read(`# T\n\nLead\n\n${bad}`);
  const json = JSON.stringify(blocks);
  expect(json).not.toContain('"link"');
  expect(json).not.toContain('"image"');
});

it("the points of a list in a list are points of their own", () => {
  expect(read("## a\n\n- uno\n  - dos **x**\n- tres").sections[0]!.blocks).toEqual([
    { kind: "list", isOrdered: false, items: [["uno"], ["dos ", { kind: "strong", of: ["x"] }], ["tres"]] },
  ]);
});

it("a list with empty lines between its points has their marks too", () => {
  expect(read("# T\n\nLead\n\n- **a** b\n\n- [c](/x)").blocks).toEqual([
    {
      kind: "list",
      isOrdered: false,
      items: [[{ kind: "strong", of: ["a"] }, " b"], [{ kind: "link", to: "/x", of: ["c"] }]],
    },
  ]);
});

it("the lead has its marks too", () => {
  expect(read("# T\n\nVer **ya** [esto](/x)")).toMatchObject({
    lead: "Ver ya esto",
    markedLead: ["Ver ", { kind: "strong", of: ["ya"] }, " ", { kind: "link", to: "/x", of: ["esto"] }],
  });
});

it("a picture's words name facts too", () => {
  expect(read("# T\n\nLead\n\n![En {{city}}](/media/a.jpg)").blocks).toEqual([
    { kind: "image", src: "/media/a.jpg", alt: "En <city>" },
  ]);
});

it("a picture of Media is shown", () => {
  expect(read("# T\n\nLead\n\n![Sala](/media/pages/sala.jpg)").blocks).toEqual([
    { kind: "image", src: "/media/pages/sala.jpg", alt: "Sala" },
  ]);
});

it.each(READING)("the default text of %s has a title, a lead, sections, and no fact left unfilled", (slug) => {
  const reading = read(DEFAULT_TEXTS[slug]);
  expect(reading.title).toBeTruthy();
  expect(reading.lead).toBeTruthy();
  expect(reading.sections.length).toBeGreaterThan(2);
  expect(JSON.stringify(reading)).not.toContain("{{");
});
