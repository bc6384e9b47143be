import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { ShownSecret, ShownSettings } from "./contract.ts";
import { paymentMode } from "./payment-mode.server.ts";
import { type PublicSettings, shownSelling, shownVisits } from "./public-shape.ts";
import { exceptionsFrom, hasHours, showDay, showSpan, spanOf, weekLines } from "./rules/opening-hours.ts";
import { placesOf } from "./rules/places.ts";
import type { SecretName } from "./shape.ts";

const SOON_DAYS = 21;

/** For staff. `lastNotification`: when Bold was last heard. */
export function presentSettings(ctx: Ctx, lastNotification: Date | null): ShownSettings {
  const secret = (name: SecretName): ShownSecret => {
    const inForce = ctx.secret(name);
    return { set: inForce !== undefined, from: inForce?.from ?? null };
  };
  const { payments, mail, ...plain } = ctx.settings();
  const canStoreSecrets = ctx.env.SETTINGS_KEY !== undefined;
  return {
    ...plain,
    payments: {
      ...payments,
      boldApiKey: secret("boldApiKey"),
      boldSecretKey: secret("boldSecretKey"),
      mode: paymentMode(ctx),
      webhookUrl: `${ctx.origin()}/api/payments/bold/webhook`,
      lastNotification: lastNotification?.toISOString() ?? null,
      canStoreSecrets,
    },
    mail: {
      ...mail,
      password: secret("password"),
      mode: mail.host ? "smtp" : "files",
      source: !mail.host ? null : mail.host === ctx.env.SMTP_HOST ? "environment" : "settings",
      canStoreSecrets,
    },
  };
}

/** What pages show. */
export function presentPublic(ctx: Ctx): PublicSettings {
  const { shop, contact, hours, showroom, selling } = ctx.settings();
  const { seo: _seo, ...shown } = shop;
  const soon = exceptionsFrom(hours.exceptions, bogotaDate(ctx.now()), SOON_DAYS);
  return {
    ...shown,
    contact,
    hours: {
      ...hours,
      shown: hasHours(hours.week) ? weekLines(hours.week).map((line) => ({ days: line.days, hours: line.shown })) : [],
      soon: soon.map(({ date, name, ...times }) => ({
        date,
        name,
        day: [showDay(date), name].filter(Boolean).join(", "),
        hours: showSpan(spanOf(times)),
      })),
    },
    selling: { ...shownSelling.parse(selling), whatsappUpdates: ctx.env.WHATSAPP_TOKEN !== undefined },
    visits: shownVisits.parse(showroom),
    showrooms: placesOf(ctx.settings()).map((place) => ({
      ...place,
      week: place.week ?? hours.week,
      visitWeek: place.week,
    })),
  };
}
