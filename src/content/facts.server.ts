import { ONLINE_WORDS } from "../payment-methods.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { IVA, showPercent } from "../rates.ts";
import type { Facts } from "./rules/placeholders.ts";

/** What texts may name of the shop, from its settings. */
export function factsOf(ctx: Ctx): Facts {
  const { shop, contact, selling } = ctx.settings();
  return {
    shop_name: shop.name,
    shop_line: shop.line,
    legal_name: shop.legalName,
    nit: shop.nit,
    since: shop.since === null ? "" : String(shop.since),
    address: contact.address,
    city: contact.city,
    country: contact.country,
    office: contact.office,
    phone: contact.phone,
    email: contact.email,
    returns_days: String(selling.returnsDays),
    cod_percent: showPercent(selling.codPercent),
    iva_percent: showPercent(IVA),
    minutes_to_pay: String(selling.minutesToPay),
    online_payment: ONLINE_WORDS,
  };
}
