const NAMED: Record<string, string> = Object.fromEntries(
  "amp:& lt:< gt:> quot:\" apos:' aacute:á eacute:é iacute:í oacute:ó uacute:ú ntilde:ñ uuml:ü Aacute:Á Eacute:É Iacute:Í Oacute:Ó Uacute:Ú Ntilde:Ñ iquest:¿ iexcl:¡ ndash:– mdash:— hellip:… rsquo:’ lsquo:‘ rdquo:” ldquo:“ laquo:« raquo:» bull:• deg:° times:× frac12:½ trade:™ reg:® copy:©"
    .split(" ")
    .map((pair) => pair.split(/:(.*)/s).slice(0, 2) as [string, string]),
);
NAMED.nbsp = " ";

const codePoint = (code: number): string => (code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : " ");
const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name: string) => {
    if (decimal) return codePoint(Number(decimal));
    if (hex) return codePoint(Number.parseInt(hex as string, 16));
    return NAMED[name] ?? all;
  });

/** The words of a description written in HTML, as text: paragraphs and lines stay, everything else is gone. */
export function textOfHtml(html: string): string {
  const isHtml = /<\/?[a-z][^>]*>/i.test(html);
  const lines = isHtml
    ? html
        .replaceAll(/<!--.*?-->/gs, "")
        .replaceAll(/<(script|style|template|iframe)\b.*?<\/\1\s*>/gis, "")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/<li\b[^>]*>/gi, "\n• ")
        .replaceAll(/<br\s*\/?>|<\/(?:li|tr)>/gi, "\n")
        .replaceAll(/<\/?(?:p|div|ul|ol|h[1-6]|table|blockquote|section)\b[^>]*>/gi, "\n\n")
        .replaceAll(/<\/?[a-z!][^>]*>/gi, "")
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
