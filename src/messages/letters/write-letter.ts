import { placeWords } from "../../settings/rules/contact-words.ts";
import type { Settings } from "../../settings/shape.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!);

// Mail programs know no variables: the shop's colours (src/ui/tokens.css) are written out here, and only here.
const INK = "#211d1a";
const SOFT = "#6b6259";
const SAND = "#f8f4ed";
const LINE = "#ddd2c2";
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "Figtree, 'Helvetica Neue', Arial, sans-serif";

/** Who writes it. */
type Head = Pick<Settings, "shop" | "contact">;

/** What a letter says; its look is the shop's. */
export type LetterContent = {
  title: string;
  /** What the list of letters shows beside the subject. */
  preview: string;
  paragraphs: string[];
  /** Ready-made rows between the text and the button. */
  body?: { html: string; text: string };
  button?: { label: string; href: string };
  closing?: string;
};

export const paragraph = (html: string): string =>
  `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK}">${html}</p>`;

/** Two columns of one row: a name and what it comes to. */
export const row = (name: string, value: string, strong = false): string => {
  const style = strong
    ? `padding:14px 0 0;border-top:1px solid ${INK};font:400 22px/1.3 ${SERIF};color:${INK}`
    : `padding:4px 0;font:400 15px/1.5 ${SANS};color:${SOFT}`;
  // An amount stays on its line, an address may take two.
  const wrap = value.length > 30 ? "normal" : "nowrap";
  return `<tr><td style="${style}">${name}</td><td align="right" style="${style};white-space:${wrap}">${value}</td></tr>`;
};

export const rows = (html: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${html}</table>`;

export const goods = (picture: string | undefined, name: string, detail: string, amount: string): string =>
  `<tr><td width="76" style="padding:12px 16px 12px 0;border-bottom:1px solid ${LINE}">${
    picture ? `<img src="${escapeHtml(picture)}" width="60" alt="" style="display:block;width:60px;height:auto">` : ""
  }</td><td style="padding:12px 0;border-bottom:1px solid ${LINE};font:400 16px/1.4 ${SANS};color:${INK}">${name}<br><span style="color:${SOFT};font-size:14px">${detail}</span></td><td align="right" style="padding:12px 0;border-bottom:1px solid ${LINE};font:400 15px/1.4 ${SANS};color:${INK};white-space:nowrap">${amount}</td></tr>`;

/** A letter in the shop's own look, with the same words as plain text. */
export function writeLetter(content: LetterContent, { shop, contact }: Head): { html: string; text: string } {
  const { title, preview, paragraphs, body, button, closing } = content;
  const link = button
    ? `<p style="margin:8px 0 28px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:16px 28px;background:${INK};color:${SAND};font:500 15px/1 ${SANS};text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : "";
  const foot = [
    [shop.legalName || shop.name, shop.nit && `NIT ${shop.nit}`],
    [placeWords(contact)],
    [contact.phone, contact.email],
  ]
    .map((words) => words.filter(Boolean).join(" · "))
    .filter(Boolean);
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${SAND}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 28px;font:400 24px/1 ${SERIF};color:${escapeHtml(shop.accent)}">${escapeHtml(shop.name)}</td></tr>
<tr><td style="padding:36px;background:#fffdf9;border:1px solid ${LINE}">
<h1 style="margin:0 0 20px;font:400 32px/1.15 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${paragraphs.map((each) => paragraph(escapeHtml(each))).join("\n")}
${body?.html ?? ""}${link}${closing ? paragraph(escapeHtml(closing)) : ""}
</td></tr><tr><td style="padding:24px 0;font:400 13px/1.6 ${SANS};color:${SOFT}">${foot.map(escapeHtml).join("<br>")}</td></tr></table></td></tr></table></body></html>`;
  const text = [title, ...paragraphs, body?.text, button && `${button.label}: ${button.href}`, closing, foot.join("\n")];
  return { html, text: text.filter(Boolean).join("\n\n") };
}
