import { html } from "hono/html";
import type { Ctx } from "../platform/ctx.server.ts";
import { presentPublic } from "../settings/present.server.ts";
import { phoneHref, placeWords } from "../settings/rules/contact-words.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; display: grid; grid-template-rows: 1fr auto; background: #f8f4ed; color: #211c18;
    font: 17px/1.6 Figtree, system-ui, sans-serif; }
  main { display: grid; align-content: center; justify-items: center; gap: 28px; padding: 64px 20px; text-align: center; }
  .band { width: min(560px, 100%); height: 26px; color: var(--accent);
    background: repeating-linear-gradient(135deg, currentColor 0 9px, transparent 9px 18px),
      repeating-linear-gradient(45deg, currentColor 0 9px, transparent 9px 18px);
    border-block: 3px solid currentColor; opacity: .85; }
  img { max-width: 220px; max-height: 120px; }
  h1 { font: 300 clamp(44px, 9vw, 92px)/1 Newsreader, Georgia, serif; letter-spacing: -0.02em; }
  .name { font: 400 22px/1.3 Newsreader, Georgia, serif; }
  .line { max-width: 46ch; color: #5b5249; }
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 28px; padding: 0; list-style: none; }
  a { color: inherit; text-underline-offset: 4px; }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
  footer { padding: 24px 20px 36px; text-align: center; font-size: 14px; color: #5b5249; }
`;

/** What visitors see of a shop that its owner has not opened yet: one page at every address, without a script. */
export async function comingSoon(ctx: Ctx): Promise<{ body: string; headers: Record<string, string> }> {
  const { name, line, logo, accent, contact, hours } = presentPublic(ctx);
  const { phone, email, whatsapp, instagram } = contact;
  const where = placeWords(contact);
  const links = [
    phone && html`<li><a href="${phoneHref(phone)}">${phone}</a></li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
    whatsapp && html`<li><a href="https://wa.me/${whatsapp.replaceAll(/\D/g, "")}" rel="noopener">WhatsApp</a></li>`,
    instagram && html`<li><a href="${instagram}" rel="noopener">Instagram</a></li>`,
  ].filter(Boolean);
  const page: string = await html`<!doctype html>
    <html lang="es-CO" style="--accent: ${accent}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name}: muy pronto</title>
        <meta name="description" content="${line}. Abrimos muy pronto." />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          ${logo.startsWith("/media/") ? html`<img src="${logo}" alt="${name}" />` : html`<p class="name">${name}</p>`}
          <div class="band" aria-hidden="true"></div>
          <h1>Muy pronto</h1>
          <p class="line">${line}. Estamos preparando la tienda: vuelve en unos días, o escríbenos desde ya.</p>
          ${
            links.length > 0
              ? html`<ul>
                  ${links}
                </ul>`
              : ""
          }
          <div class="band" aria-hidden="true"></div>
        </main>
        <footer>
          ${where}${where && hours.shown.length > 0 ? ". " : ""}${hours.shown.map(({ days, hours: open }) => `${days}: ${open}`).join(". ")}
        </footer>
      </body>
    </html>`;
  return {
    body: page,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  };
}
