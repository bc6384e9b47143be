import { escapeHtml } from "../../messages/letters/write-letter.ts";
import { clockWords } from "../../orders/rules/words.ts";
import { showPesos } from "../../platform/money.ts";
import type { SandboxLink } from "./link-store.server.ts";
import { PAY_STYLE } from "./pay-style.ts";

export const SANDBOX_METHODS = {
  PSE: ["PSE", "Débito desde tu banco"],
  NEQUI: ["Nequi", "Con tu celular"],
  DAVIPLATA: ["Daviplata", "Con tu celular"],
  CREDIT_CARD: ["Tarjeta", "Crédito o débito"],
} as const;

const TITLE = "Banco de prueba";

const page = (what: string, how: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${TITLE}</title><style>${PAY_STYLE}</style></head><body><p class="mark" role="note"><b>Esto es una prueba.</b> Aquí no se mueve dinero ni se piden datos de pago.</p><main><section class="what">${what}</section><section class="how">${how}</section></main></body></html>`;

/** What is paid: on the left, or first on a phone. */
function sale({ request }: SandboxLink): string {
  const rows = [
    ["Pedido", request.reference],
    ["Concepto", request.description.replace(`Pedido ${request.reference}: `, "")],
    ["Este enlace vence", clockWords(new Date(request.expiration_date / 1e6).toISOString())],
  ];
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value!)}</dd></div>`).join("");
  return `<h1>${TITLE}</h1><p class="sum">${showPesos(request.amount.total_amount)}</p><p class="iva">IVA incluido</p><dl>${list}</dl><small>Ocupa el lugar de la página de Bold mientras la tienda no tenga sus llaves. Con ellas, esta página no existe.</small>`;
}

const back = ({ request }: SandboxLink): string =>
  request.callback_url ? `<a class="back" href="${escapeHtml(request.callback_url)}">Volver a la tienda</a>` : "";

type Ended = Exclude<SandboxLink["status"], "ACTIVE" | "REJECTED" | "PROCESSING">;
const ENDS: Record<Ended, [title: string, words: string]> = {
  PAID: ["Este pago ya está aprobado", "No hace falta pagar otra vez: la tienda ya lo sabe."],
  EXPIRED: ["Este enlace venció", "Ya no se puede pagar. Vuelve a la tienda y haz un pedido nuevo si lo deseas."],
  CANCELLED: ["Este enlace fue cancelado", "Ya no se puede pagar. Vuelve a la tienda y haz un pedido nuevo si lo deseas."],
};

const SAID: Partial<Record<SandboxLink["status"], string>> = {
  REJECTED: "El intento anterior fue rechazado. Puedes probar otra vez.",
  PROCESSING: "El banco está confirmando este pago. Decide aquí qué responde.",
};

const other = (outcome: string, words: string): string => `<button name="outcome" value="${outcome}">${words}</button>`;

/** The page a shopper pays on while no Bold key is set. Plainly a test: no Bold mark, no money. */
export function payPage(link: SandboxLink): string {
  const { status, request } = link;
  if (status === "PAID" || status === "EXPIRED" || status === "CANCELLED") {
    const [title, words] = ENDS[status];
    return page(sale(link), `<h2>${title}</h2><p>${words}</p>${back(link)}`);
  }
  const offered = Object.entries(SANDBOX_METHODS).filter(
    ([method]) => !request.payment_methods || request.payment_methods.includes(method),
  );
  const chosen = link.payment_method ?? offered[0]?.[0];
  const methods = offered
    .map(
      ([method, [name, how]]) =>
        `<label><input type="radio" name="method" value="${method}"${method === chosen ? " checked" : ""}><span><b>${name}</b><i>${how}</i></span></label>`,
    )
    .join("");
  const said = SAID[status] ? `<p class="said">${SAID[status]}</p>` : "";
  const others =
    other("reject", "Rechazar el pago") +
    (status === "PROCESSING" ? "" : other("processing", "Dejar en confirmación del banco")) +
    other("leave", "Salir sin pagar");
  return page(
    sale(link),
    `<form method="post"><h2>¿Cómo quieres pagar?</h2>${said}<fieldset aria-label="Método de pago">${methods}</fieldset><button name="outcome" value="approve">Aprobar el pago</button><div class="else"><h3>Para probar lo que puede salir distinto</h3>${others}</div></form>`,
  );
}

export const lostPage = (): string =>
  page(`<h1>${TITLE}</h1>`, "<h2>Este enlace no existe</h2><p>Revisa la dirección o vuelve a abrirlo desde la tienda.</p>");
