import { placeWords } from "../../settings/rules/contact-words.ts";
import { fillFacts, type LetterFacts } from "../rules/own-words.ts";
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

/** In the dark and on a phone: classes, as far as a mail program knows them; the inline styles are the light look. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.paper{padding:24px 20px!important}.title{font-size:27px!important}}
@media (prefers-color-scheme:dark){.ground{background:#1b1815!important}.paper{background:#26221e!important;border-color:#453d35!important}
.ink{color:#f3ede3!important;border-color:#8a8076!important}.soft{color:#bdb2a5!important}.line{border-color:#453d35!important}
.button{background:#f3ede3!important;color:#211d1a!important}}`;

/** Who writes it, and where the shop's pictures are. */
type Head = { origin: string; settings: Pick<Settings, "shop" | "contact"> };

/** The owner's logo; the mark that comes with the demo beside the name; or the name in letters. */
function brandMark({ origin, settings: { shop } }: Head): string {
  const name = escapeHtml(shop.name);
  const isDemo = shop.logo === "demo";
  const source = isDemo ? "/icon-192.png" : shop.logo;
  const picture = source && URL.parse(source, origin)?.href;
  const words = `<span class="ink" style="color:${escapeHtml(shop.accent)};vertical-align:middle">${name}</span>`;
  if (!picture) return words;
  // Many mail programs show pictures only when asked to: the name must be read without them.
  const image = (alt: string, size: string) =>
    `<img src="${escapeHtml(picture)}" alt="${alt}" height="44" style="${size};border:0;vertical-align:middle">`;
  return isDemo ? `${image("", "width:44px;height:44px")}&nbsp; ${words}` : image(name, "height:44px;width:auto;max-width:260px");
}

/** What a letter says; its look is the shop's. */
export type LetterContent = {
  title: string;
  /** What the list of letters shows beside the subject. */
  preview: string;
  paragraphs: string[];
  /** Said after them whatever the owner writes instead: what this one occasion needs. */
  kept?: string[];
  /** Ready-made rows between the text and the button. */
  body?: { html: string; text: string };
  button?: { label: string; href: string };
  closing?: string;
};

export const paragraph = (html: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK}">${html}</p>`;

/** Two columns of one row: a name and what it comes to. */
export const row = (name: string, value: string, strong = false): string => {
  const style = strong
    ? `padding:14px 0 0;border-top:1px solid ${INK};font:400 22px/1.3 ${SERIF};color:${INK}`
    : `padding:4px 0;font:400 15px/1.5 ${SANS};color:${SOFT}`;
  // An amount stays on its line, an address may take two.
  const wrap = value.length > 30 ? "normal" : "nowrap";
  const look = strong ? "ink" : "soft";
  return `<tr><td class="${look}" style="${style}">${name}</td><td class="${look}" align="right" style="${style};white-space:${wrap}">${value}</td></tr>`;
};

export const rows = (html: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${html}</table>`;

/** A rug: its picture, name, size and amount. */
export const goods = (picture: string | undefined, name: string, detail: string, amount: string): string => {
  const cell = `padding:12px 0;border-bottom:1px solid ${LINE}`;
  const image = picture
    ? `<img src="${escapeHtml(picture)}" width="60" alt="" style="display:block;width:60px;height:auto">`
    : "";
  return `<tr><td class="line" width="76" style="${cell};padding-right:16px">${image}</td><td class="line ink" style="${cell};font:400 16px/1.4 ${SANS};color:${INK}">${name}<br><span class="soft" style="color:${SOFT};font-size:14px">${detail}</span></td><td class="line ink" align="right" style="${cell};font:400 15px/1.4 ${SANS};color:${INK};white-space:nowrap">${amount}</td></tr>`;
};

type Editable = { id: string; subject: string; content: LetterContent; facts: LetterFacts };

/** A letter by its name in the list: the owner's own subject and paragraphs, where they wrote some, with the facts in them. */
export function writeEditable({ id, subject, content, facts }: Editable, head: { origin: string; settings: Settings }) {
  const { settings } = head;
  const known = { shop_name: settings.shop.name, ...facts };
  const own = settings.mail.letters.find((each) => each.id === id);
  const paragraphs = own?.paragraphs.map((words) => fillFacts(words, known));
  return {
    subject: own ? fillFacts(own.subject, known) : subject,
    ...writeLetter({ ...content, ...(paragraphs && { paragraphs }) }, head),
    came: { subject, paragraphs: content.paragraphs },
    facts: known,
  };
}

/** A letter in the shop's own look, with the same words as plain text. */
export function writeLetter(content: LetterContent, head: Head): { html: string; text: string } {
  const { title, preview, body, button, closing } = content;
  const paragraphs = [...content.paragraphs, ...(content.kept ?? [])];
  const { shop, contact } = head.settings;
  const link = button
    ? `<p style="margin:8px 0 28px"><a class="button" href="${escapeHtml(button.href)}" style="display:inline-block;padding:16px 28px;background:${INK};color:${SAND};font:500 15px/1 ${SANS};text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : "";
  const foot = [
    [shop.legalName || shop.name, shop.nit && `NIT ${shop.nit}`],
    [placeWords(contact)],
    [contact.phone, contact.email],
  ]
    .map((words) => words.filter(Boolean).join(" · "))
    .filter(Boolean);
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${STYLE}</style><title>${escapeHtml(title)}</title></head>
<body class="ground" style="margin:0;background:${SAND}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 28px;font:400 24px/1 ${SERIF}">${brandMark(head)}</td></tr>
<tr><td class="paper" style="padding:36px;background:#fffdf9;border:1px solid ${LINE}">
<h1 class="title ink" style="margin:0 0 20px;font:400 32px/1.15 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${paragraphs.map((each) => paragraph(escapeHtml(each))).join("\n")}
${body?.html ?? ""}${link}${closing ? paragraph(escapeHtml(closing)) : ""}
</td></tr><tr><td class="soft" style="padding:24px 0;font:400 13px/1.6 ${SANS};color:${SOFT}">${foot.map(escapeHtml).join("<br>")}</td></tr></table></td></tr></table></body></html>`;
  const text = [title, ...paragraphs, body?.text, button && `${button.label}: ${button.href}`, closing, foot.join("\n")];
  return { html, text: text.filter(Boolean).join("\n\n") };
}
