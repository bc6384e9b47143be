import type { Ctx } from "../../platform/ctx.server.ts";
import { phoneKey } from "../../platform/phone-key.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import type { Letter } from "../letters/letter.ts";

/** A phone stands in the outbox as a mailbox of this domain: limits, tries and erasing are the letters' own. */
const DOMAIN = "@whatsapp";
export const whatsappAddress = (phone: string): string => {
  const digits = phoneKey(phone);
  return digits && `${digits.length === 10 ? `57${digits}` : digits}${DOMAIN}`;
};
/** Anybody may type such an address into a form: only what was written as a template goes to a phone. */
export const isWhatsapp = ({ to, template }: Pick<Letter, "to" | "template">): boolean =>
  template !== undefined && to.endsWith(DOMAIN);

type Told = { phone: string; name: string; title: string; number: string };

/** The same news by WhatsApp, as the approved template says it; undefined without keys or without a phone. */
export function whatsappLetter({ env }: Pick<Ctx, "env">, { phone, name, title, number }: Told): Letter | undefined {
  const to = whatsappAddress(phone);
  if (!env.WHATSAPP_TOKEN || !to) return undefined;
  const text = `${name}: ${title} (${number})`;
  return { to, subject: `${title} · ${number}`, html: "", text, template: [name, title, number] };
}

type MetaError = { error?: { code?: number } };

/** Meta's Cloud API. What it refuses stays refused; while it is away the letter waits. Its messages may echo the token: only codes are kept. */
export async function sendWhatsapp({ env }: Pick<Ctx, "env">, letter: Letter): Promise<{ refused?: string }> {
  if (!env.WHATSAPP_TOKEN || !env.WHATSAPP_PHONE_ID) return { refused: "WhatsApp has no keys" };
  const parameters = (letter.template ?? []).map((text) => ({ type: "text", text }));
  const body = {
    messaging_product: "whatsapp",
    to: letter.to.slice(0, -DOMAIN.length),
    type: "template",
    template: {
      name: env.WHATSAPP_TEMPLATE,
      language: { code: "es_CO" },
      components: [
        { type: "body", parameters },
        // The button's address ends with the order's number.
        { type: "button", sub_type: "url", index: "0", parameters: parameters.slice(-1) },
      ],
    },
  };
  const address = `${env.META_GRAPH_BASE_URL}/${env.META_API_VERSION}/${env.WHATSAPP_PHONE_ID}/messages`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${env.WHATSAPP_TOKEN}` },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(LIMITS.meta),
  }).catch((error: unknown) => {
    throw new Error(`WhatsApp is away: ${(error as Error).name}`);
  });
  if (response.ok) return {};
  if (response.status >= 500 || response.status === 429) throw new Error(`WhatsApp answered ${response.status}`);
  const { error } = (await response.json().catch(() => ({}))) as MetaError;
  return { refused: `WhatsApp ${response.status} ${error?.code ?? ""}`.trim() };
}
