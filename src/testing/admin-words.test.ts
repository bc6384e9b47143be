import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseAst } from "vite";

/** Names, keys of the keyboard and values of the wire: no sentence of ours. */
const SAME_EVERYWHERE =
  /^(Arrow\w+|Enter|Escape|Tab|Home|End|Delete|Backspace|Shift|Control|Meta|Bold|COD|WhatsApp|Instagram|Facebook|NIT|Telar|Google|Meta|Shopify|WooCommerce|Siigo|Alegra|Markdown|HTML|CSV|PDF|SKU|IVA|cm|px|Activo|Programado|Expirado|Inactivo|Bogotá|Colombia|Español|English|America\/Bogota|Content-Type|Idempotency-Key)$/;
const CALL = /^(GET|POST|PUT|PATCH|DELETE) \//;
const isSentence = (text: string): boolean => {
  const said = text.trim();
  return (
    (/^[A-ZÁÉÍÓÚ¿¡][a-záéíóúñ]/.test(said) || /[a-záéíóúñ,.] [a-záéíóúñ]/i.test(said)) &&
    !SAME_EVERYWHERE.test(said) &&
    !CALL.test(said)
  );
};

/** Not read by anybody: classes, kinds of fields, hints to the browser. */
const UNREAD = new Set([
  "className",
  "class",
  "sizes",
  "autoComplete",
  "d",
  "viewBox",
  "style",
  "transform",
  "points",
  "rel",
  "accept",
  "aria-keyshortcuts",
  // An endpoint's, for programmers.
  "summary",
]);

/** What takes a selector. */
const SELECTS = new Set(["closest", "matches", "querySelector", "querySelectorAll"]);
/** What a shape says to programmers. */
const FOR_PROGRAMMERS = new Set(["describe", "meta"]);

type Node = { type: string; [part: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const isForCustomer = ({ attributes }: Node): boolean =>
  (attributes as Node[]).some(
    ({ name, value }) => (name as Node | undefined)?.name === "lang" && (value as Node | null)?.value === "es-CO",
  );

/** What a file says itself: text between tags and sentences in quotes. */
function saidIn(node: Node): string[] {
  if (/^(Import|Export(All|Named)Declaration|TS(Literal)?Type)/.test(node.type) && node.source) return [];
  if (node.type.startsWith("TS") && !["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"].includes(node.type))
    return [];
  // A paper that says its own language goes to the customer: it is Spanish whoever prints it.
  if (node.type === "JSXElement" && isForCustomer(node.openingElement as Node)) return [];
  if (node.type === "JSXText") {
    const said = String(node.value).trim();
    return /\p{L}{2}/u.test(said) && !SAME_EVERYWHERE.test(said) ? [said] : [];
  }
  if (node.type === "JSXAttribute" && UNREAD.has(String((node.name as Node).name))) return [];
  if (node.type === "Property" && UNREAD.has(String((node.key as Node).name))) return [];
  if (node.type === "Literal" && typeof node.value === "string") return isSentence(node.value) ? [node.value] : [];
  if (node.type === "TemplateElement") {
    const { cooked } = node.value as { cooked: string };
    return isSentence(cooked) ? [cooked.trim()] : [];
  }
  // A sentence of the server in both languages; what a shape tells programmers.
  const callee = node.type === "CallExpression" ? (node.callee as Node) : undefined;
  const called = String((callee?.property as Node | undefined)?.name);
  if (callee?.name === "inBoth") return [];
  if (callee && FOR_PROGRAMMERS.has(called)) return saidIn(callee);
  // A selector is for the browser, an error's text for programmers.
  if (SELECTS.has(called)) return [];
  if (node.type === "NewExpression" && (node.callee as Node).name === "Error") return [];
  return Object.entries(node).flatMap(([part, value]) =>
    part === "type" ? [] : (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(saidIn),
  );
}

const files = globSync("src/**/admin/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && !/[/\\][\w-]*words\.(en|es)\.ts$/.test(file),
);

it.each([...new Set(files.map((file) => file.split(/[/\\]/)[1]!))].sort())(
  "the screens of %s take their words from a catalogue",
  (room) => {
    const own = files.filter((file) => file.split(/[/\\]/)[1] === room);
    const said = own.flatMap((file) => {
      const ast = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" } as never) as unknown as Node;
      return saidIn(ast).map((text) => `${file}: ${text}`);
    });
    expect(said).toEqual([]);
  },
);
