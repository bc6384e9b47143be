const NAMED = new Map(
  "amp:& lt:< gt:> quot:\" apos:' aacute:á eacute:é iacute:í oacute:ó uacute:ú ntilde:ñ uuml:ü Aacute:Á Eacute:É Iacute:Í Oacute:Ó Uacute:Ú Ntilde:Ñ iquest:¿ iexcl:¡ ndash:– mdash:— hellip:… rsquo:’ lsquo:‘ rdquo:” ldquo:“ laquo:« raquo:» bull:• deg:° times:× frac12:½ trade:™ reg:® copy:©"
    .split(" ")
    .map((pair) => pair.split(/:(.*)/s).slice(0, 2) as [string, string]),
);
NAMED.set("nbsp", " ");

const codePoint = (code: number): string => (code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : " ");
const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name: string) => {
    if (decimal) return codePoint(Number(decimal));
    if (hex) return codePoint(Number.parseInt(hex as string, 16));
    return NAMED.get(name) ?? all;
  });

/** Without what lies between such a beginning and its end. Read once, however many beginnings have no end. */
function without(text: string, begin: RegExp, end: RegExp): string {
  let kept = "";
  let at = 0;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    if (!end.test(text)) break;
    kept += text.slice(at, found.index);
    at = begin.lastIndex = end.lastIndex;
  }
  return kept + text.slice(at);
}
const withoutUnseen = (html: string): string =>
  ["script", "style", "template", "iframe"].reduce(
    (text, name) => without(text, new RegExp(String.raw`<${name}\b`, "gi"), new RegExp(String.raw`</${name}\s*>`, "gi")),
    without(html, /<!--/g, /-->/g),
  );

/** The words of a description written in HTML, as text: paragraphs and lines stay, everything else is gone. */
export function textOfHtml(html: string): string {
  const isHtml = /<\/?[a-z][^<>]*>/i.test(html);
  const lines = isHtml
    ? withoutUnseen(html)
        .replaceAll(/\s+/g, " ")
        .replaceAll(/<li\b[^<>]*>/gi, "\n• ")
        .replaceAll(/<br\s*\/?>|<\/(?:li|tr)>/gi, "\n")
        .replaceAll(/<\/?(?:p|div|ul|ol|h[1-6]|table|blockquote|section)\b[^<>]*>/gi, "\n\n")
        .replaceAll(/<\/?[a-z!][^<>]*>/gi, "")
    : html;
  return decode(lines)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const encode = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The same the other way: reading it gives the text again. */
export const htmlOfText = (text: string): string =>
  text.trim() &&
  `<p>${encode(text.trim())
    .replaceAll(/\n{2,}/g, "</p><p>")
    .replaceAll("\n", "<br>")}</p>`;
