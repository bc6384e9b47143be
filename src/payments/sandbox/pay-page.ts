import { escapeHtml } from "../../messages/mail/letter.ts";
import { showPesos } from "../../platform/money.ts";
import type { SandboxLink } from "./link-store.server.ts";

export const SANDBOX_METHODS = {
  PSE: "PSE · débito desde tu banco",
  NEQUI: "Nequi",
  DAVIPLATA: "Daviplata",
  CREDIT_CARD: "Tarjeta de crédito o débito",
} as const;

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#eef0f4;color:#14171f;font:400 16px/1.5 system-ui,sans-serif}
.mark{background:#ffd23f;padding:10px 20px;text-align:center;font-weight:600}
main{max-width:460px;margin:32px auto;padding:0 20px}section{background:#fff;border-radius:16px;padding:28px}
h1{margin:0;font-size:15px;font-weight:500;color:#4a5060}.sum{margin:4px 0 20px;font-size:34px;font-weight:600;white-space:nowrap}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;margin:0 0 8px;font-weight:600}
label{display:flex;gap:12px;align-items:center;min-height:52px;border-top:1px solid #e3e6ec;cursor:pointer}
input{width:20px;height:20px;margin:0;accent-color:#121e6c}
button{display:block;width:100%;min-height:52px;margin:10px 0 0;border:1px solid #121e6c;border-radius:12px;background:#fff;color:#121e6c;font:600 16px system-ui,sans-serif;cursor:pointer}
button.go{background:#121e6c;color:#fff}button:focus-visible,input:focus-visible{outline:3px solid #ff2947;outline-offset:2px}
small{display:block;margin-top:16px;color:#4a5060}a{color:#121e6c}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><p class="mark" style="margin:0">Banco de prueba: aquí no se mueve dinero</p><main><section>${body}</section></main></body></html>`;

const head = (link: SandboxLink): string =>
  `<h1>${escapeHtml(link.request.description)}</h1><p class="sum">${showPesos(link.request.amount.total_amount)}</p>`;

const back = (link: SandboxLink): string =>
  link.request.callback_url ? `<p><a href="${escapeHtml(link.request.callback_url)}">Volver a la tienda</a></p>` : "";

const ENDS: Record<Exclude<SandboxLink["status"], "ACTIVE" | "REJECTED">, string> = {
  PAID: "Este enlace ya se pagó.",
  PROCESSING: "El banco está confirmando este pago.",
  EXPIRED: "Este enlace venció.",
  CANCELLED: "Este enlace fue cancelado.",
};

/** The page a shopper pays on while no Bold key is set. Plainly a test: no Bold mark, no money. */
export function payPage(link: SandboxLink): string {
  const processing = link.status === "PROCESSING";
  if (!processing && link.status !== "ACTIVE" && link.status !== "REJECTED")
    return page("Banco de prueba", `${head(link)}<p>${ENDS[link.status]}</p>${back(link)}`);
  const offered = Object.entries(SANDBOX_METHODS).filter(
    ([method]) => !link.request.payment_methods || link.request.payment_methods.includes(method),
  );
  const methods = offered
    .map(
      ([method, name], n) =>
        `<label><input type="radio" name="method" value="${method}"${n === 0 ? " checked" : ""}>${name}</label>`,
    )
    .join("");
  const pending = `<button name="outcome" value="processing">Dejar en confirmación del banco</button>`;
  return page(
    "Banco de prueba",
    `${head(link)}<form method="post"><fieldset><legend>¿Cómo quieres pagar?</legend>${methods}</fieldset>${
      processing ? `<p>${ENDS.PROCESSING}</p>` : ""
    }<button class="go" name="outcome" value="approve">Aprobar el pago</button><button name="outcome" value="reject">Rechazar el pago</button>${
      processing ? "" : pending
    }<button name="outcome" value="leave">Salir sin pagar</button></form><small>Referencia ${escapeHtml(link.request.reference)}. Con llaves reales de Bold, esta página no existe.</small>`,
  );
}

export const lostPage = (): string => page("Banco de prueba", "<h1>Este enlace no existe</h1>");
