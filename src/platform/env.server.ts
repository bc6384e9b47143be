import { resolve } from "node:path";
import { z } from "zod";
import { misspelt } from "./misspelt.ts";

const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("0")
  .transform((value) => value === "1" || value === "true");
/** How many proxies are in front: 1 is one. */
const proxies = z
  .string()
  .regex(/^([0-9]|true|false)$/, "use 0, or how many proxies stand in front (1)")
  .default("0")
  .transform((value) => (value === "true" ? 1 : Number(value) || 0));
const whole = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback);
const optional = z.string().trim().min(1).optional();
const address = z.url({ protocol: /^https?$/ });
const mailbox = z.string().regex(/\S@\S/, "use an e-mail address");

/** Every setting of the program. `.env.example` lists the same names; a test holds the two together. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .trim()
    .min(1)
    .default("./data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_SESSION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: whole(12, 2),
  DATABASE_WAIT: whole(120),
  PAGE_CACHE_MB: whole(64),
  PUBLIC_URL: address
    .transform((url) => url.replace(/\/+$/, ""))
    // Pages, assets and the API are at the root: with a path before them no link would lead anywhere.
    .refine((url) => /^https?:\/\/[^/?#@]+$/i.test(url), "use an address without path, like https://tienda.example")
    .optional(),
  DEMO: flag,
  ADMIN_PASSWORD: z.string().min(1).max(200).optional(),
  SEED: z.enum(["demo", "none"]).default("demo"),
  TRUST_PROXY: proxies,
  CDN_PURGE_URL: address.optional(),
  CDN_PURGE_TOKEN: optional,
  ALLOW_PRIVATE_TARGETS: flag,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  METRICS_TOKEN: optional,
  SETTINGS_KEY: z.string().trim().min(32, "use at least 32 characters, as openssl rand -base64 32 gives them").optional(),
  BODY_STALL_SECONDS: whole(30, 1),
  DISK_FREE_MB: whole(64),

  S3_BUCKET: optional,
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,

  BOLD_API_KEY: optional,
  BOLD_SECRET_KEY: optional,
  BOLD_BASE_URL: address.default("https://integrations.api.bold.co"),
  BOLD_TEST_MODE: flag,

  ORDERS_PER_MINUTE: whole(60, 1),
  ORDERS_MAX_UNITS: whole(12, 1),
  ORDERS_OPEN_PER_CONTACT: whole(3, 1),
  ORDERS_UNITS_PER_CONTACT: whole(12, 1),
  ORDERS_OPEN_PER_ADDRESS: whole(20, 1),
  ORDERS_UNITS_PER_ADDRESS: whole(24, 1),
  ORDERS_ADDRESS_HOURS: whole(6, 1),
  STOCK_ALARM_PERCENT: whole(20, 1),
  COD_CONFIRM_MINUTES: whole(30, 1),

  SHOWROOM_HOURS_AHEAD: whole(2),
  SHOWROOM_DAYS_AHEAD: whole(90, 1).pipe(z.number().max(3650)),
  SHOWROOM_OPEN_PER_CONTACT: whole(3, 1),
  SHOWROOM_OPEN_PER_ADDRESS: whole(6, 1),

  META_PIXEL_ID: optional,
  META_ACCESS_TOKEN: optional,
  META_API_VERSION: z.string().default("v26.0"),
  META_GRAPH_BASE_URL: address.default("https://graph.facebook.com"),
  META_TEST_EVENT_CODE: optional,

  WHATSAPP_TOKEN: optional,
  WHATSAPP_PHONE_ID: optional,
  WHATSAPP_TEMPLATE: z.string().default("pedido_actualizado"),

  INSTAGRAM_FEED_URL: address.optional(),

  SMTP_HOST: optional,
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  MAIL_FROM: mailbox.optional(),
  MAIL_SHOP: mailbox.optional(),
  INBOUND_MAIL_ADDRESS: z
    .string()
    .regex(/^[^\s@+<>]+@[^\s@<>]+$/, "use one bare e-mail address without a +")
    .optional(),
  INBOUND_MAIL_SECRET: z.string().trim().min(20, "use at least 20 characters, as openssl rand -hex 24 gives them").optional(),
  LETTERS_PER_HOUR: whole(6, 1),
  LETTERS_PER_HOUR_PROVED: whole(30, 1),
  LETTERS_WAIT_SECONDS: whole(120),

  KEEP_MESSAGES_DAYS: whole(730, 1),
  KEEP_VISITS_DAYS: whole(365, 1),
  KEEP_AUDIT_DAYS: whole(730, 1),
  // Restoring a backup asks the last week's letters whether they have left.
  KEEP_LETTERS_DAYS: whole(30, 8),

  MERGE_ENGINE: z.enum(["local", "gemini", "openai"]).default("local"),
  MERGE_PER_ADDRESS_PER_HOUR: whole(20, 1),
  MERGE_PHOTO_HOURS: whole(24, 1),
  MERGE_RESULT_DAYS: whole(30, 1),
  GEMINI_API_KEY: optional,
  GEMINI_MODEL: z.string().default("gemini-3.1-flash-image"),
  GEMINI_BASE_URL: address.optional(),
  OPENAI_API_KEY: optional,
  OPENAI_MODEL: z.string().default("gpt-image-2.5-sunburst"),
  OPENAI_BASE_URL: address.optional(),
});

export type Env = z.output<typeof settings>;

/** A wrong value stops the start with one line that names the variable. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}

export function readEnv(from: NodeJS.ProcessEnv = process.env): Env {
  const { env, wrong } = judgeSettings(from);
  if (!env || wrong.length > 0) throw new WrongSetting(wrong[0]);
  return env;
}

/** The settings, and one sentence for each that is wrong; several may be. */
export function judgeSettings(from: NodeJS.ProcessEnv): { env?: Env; wrong: string[] } {
  // An empty line in .env means "not set", also one of blanks.
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value?.trim() !== ""));
  const wrong = misspelt(Object.keys(given), Object.keys(settings.shape)).map(
    ({ name, meant }) => `${name} is not a setting: did you mean ${meant}?`,
  );
  // Settings are for whoever runs the shop: in English, like the rest of its log.
  const { data: env, error } = settings.safeParse(given, { error: z.locales.en().localeError });
  for (const { path, message } of error?.issues ?? []) wrong.push(`Setting ${String(path[0])} is wrong: ${message}.`);
  if (env) wrong.push(...missing(env));
  return { env, wrong };
}

/** Settings that only make sense together. */
function missing(env: Env): string[] {
  const wrong: string[] = [];
  const need = (when: unknown, name: keyof Env) => {
    if (when && !env[name]) wrong.push(`Setting ${name} is missing: it goes with the ones already set.`);
  };
  need(env.DATABASE_SESSION_URL, "DATABASE_URL");
  need(env.CDN_PURGE_TOKEN, "CDN_PURGE_URL");
  need(env.S3_BUCKET, "S3_ACCESS_KEY_ID");
  need(env.S3_BUCKET, "S3_SECRET_ACCESS_KEY");
  need(env.BOLD_API_KEY && !env.BOLD_TEST_MODE, "BOLD_SECRET_KEY");
  need(env.SMTP_USER, "SMTP_PASSWORD");
  need(env.INBOUND_MAIL_ADDRESS, "INBOUND_MAIL_SECRET");
  need(env.INBOUND_MAIL_SECRET, "INBOUND_MAIL_ADDRESS");
  need(env.META_PIXEL_ID, "META_ACCESS_TOKEN");
  need(env.WHATSAPP_TOKEN, "WHATSAPP_PHONE_ID");
  need(env.MERGE_ENGINE === "gemini", "GEMINI_API_KEY");
  need(env.MERGE_ENGINE === "openai", "OPENAI_API_KEY");
  return wrong;
}
