import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { ignoring } from "../platform/request-shape.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { type Part, partialShape } from "./partial-shape.ts";
import { publicSettings } from "./public-shape.ts";
import { SECRETS, type SectionName, sections, type Sections } from "./shape.ts";

const path = "/api/admin/settings";

/** Forms, addresses and CSV files name several words with commas between them. */
const COMMA = inBoth("A comma parts one word from the next: use none", "La coma separa una palabra de otra: no la uses");

const source = z.enum(["environment", "settings"]);
const secret = z.object({ set: z.boolean(), from: source.nullable() }).meta({ id: "Secret" });
export type ShownSecret = z.output<typeof secret>;

const paymentMode = z.enum(["sandbox", "test", "live"]);
const payments = sections.payments.extend({
  boldApiKey: secret,
  boldSecretKey: secret,
  mode: paymentMode,
  webhookUrl: z.string(),
  lastNotification: z.string().nullable(),
  canStoreSecrets: z.boolean().describe("Whether SETTINGS_KEY is set"),
});
const mail = sections.mail.extend({
  password: secret,
  mode: z.enum(["files", "smtp"]),
  source: source.nullable().describe("Where the mail server in force comes from"),
  canStoreSecrets: z.boolean(),
});

/** As staff read them: secrets only as whether they are set. */
export const shown = { ...sections, payments, mail };
export type ShownSettings = { [S in SectionName]: z.output<(typeof shown)[S]> };

/** A new secret, an empty one to remove it, or what was read, which changes nothing. */
const secretGiven = z.union([
  z.string().trim().max(500),
  z.null(),
  z.object({ set: z.boolean(), from: source.nullable().optional() }),
]);
export type SecretGiven = z.output<typeof secretGiven>;

const secretsOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, secretGiven.optional()] as const)) as Record<
    N,
    z.ZodOptional<typeof secretGiven>
  >;

const readOnly = {
  payments: ["mode", "webhookUrl", "lastNotification", "canStoreSecrets"],
  mail: ["mode", "source", "canStoreSecrets"],
};

/** Only where words are given: a list that was stored with one must stay readable. */
function withoutCommas(given: SectionPart<"vocabulary">, issues: z.RefinementCtx): void {
  const lists = { tags: given.tags, colors: given.colors?.map(({ name }) => name), sizes: given.sizes?.map(({ name }) => name) };
  for (const [list, words = []] of Object.entries(lists))
    for (const [place, word] of words.entries())
      if (word?.includes(",")) issues.addIssue({ code: "custom", path: [list, place], message: COMMA });
}

type SecretPart = { payments: (typeof SECRETS.payments)[number]; mail: (typeof SECRETS.mail)[number] };
type SecretsPart<S> = S extends keyof SecretPart ? { [N in SecretPart[S]]?: SecretGiven } : unknown;
/** What a save of a section may change. */
export type SectionPart<S extends SectionName> = Part<z.output<Sections[S]>> & SecretsPart<S>;
/** What was read may be sent back: its secrets and what it says beside the settings change nothing. */
type SectionSent<S extends SectionName> = (Part<z.input<Sections[S]>> & SecretsPart<S>) | Partial<ShownSettings[S]>;
type SectionBody<S extends SectionName> = z.ZodType<SectionPart<S>, SectionSent<S>>;

const bodies: { [S in SectionName]: SectionBody<S> } = {
  shop: partialShape(sections.shop),
  contact: partialShape(sections.contact),
  hours: partialShape(sections.hours),
  showroom: partialShape(sections.showroom),
  selling: partialShape(sections.selling),
  payments: ignoring(partialShape(sections.payments).extend(secretsOf(SECRETS.payments)), readOnly.payments),
  mail: ignoring(partialShape(sections.mail).extend(secretsOf(SECRETS.mail)), readOnly.mail),
  vocabulary: partialShape(sections.vocabulary).superRefine(withoutCommas),
};
const replies: { [S in SectionName]: z.ZodType<ShownSettings[S]> } = shown;

export const readSettings = endpoint({
  method: "GET",
  path,
  summary: "What the owner has set, section by section; secrets only as whether they are set",
  reply: z.object(shown),
});

export type SaveSection<S extends SectionName> = {
  method: "PUT";
  path: `${typeof path}/${S}`;
  summary: string;
  body: SectionBody<S>;
  reply: z.ZodType<ShownSettings[S]>;
};
export const saveSection = <S extends SectionName>(section: S): SaveSection<S> => ({
  method: "PUT",
  path: `${path}/${section}`,
  summary: `Change any part of the section ${section}`,
  body: bodies[section],
  reply: replies[section],
});

export const readPublicSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary: "What pages show of the shop's settings",
  reply: publicSettings,
});

const word = z.string().trim().min(1).max(40);
export const renameWord = endpoint({
  method: "POST",
  path: `${path}/vocabulary/rename`,
  summary:
    "A tag, colour or size under another name everywhere at once: the list, every rug, codes, promotions and orders. What a size was called before still finds it",
  body: z.object({ kind: z.enum(["tags", "colors", "sizes"]), from: word, to: word.regex(/^[^,]*$/, COMMA) }),
  reply: z.object({ rugs: z.number().int().describe("How many rugs had it") }),
});

export const sendTestLetter = endpoint({
  method: "POST",
  path: `${path}/mail/test`,
  summary: "Send a letter to the shop's own mailbox, now, by the mail server in force",
  reply: z.object({ success: z.literal(true), to: z.string() }),
});

const testPayment = z
  .object({
    mode: paymentMode,
    amount: z.number().int().describe("Cents"),
    keyAccepted: z.boolean().nullable().describe("null: the gateway gave no answer"),
    url: z.string().nullable().describe("The link to pay, where one was made"),
    status: z.string().nullable().describe("As the gateway says it: ACTIVE, PROCESSING, PAID, REJECTED, CANCELLED or EXPIRED"),
    startedAt: z.string(),
    expiresAt: z.string().nullable(),
    notifiedAt: z.string().nullable().describe("When its signed notification came"),
    problem: z.enum(["key_refused", "no_answer", "no_link", "no_status"]).nullable(),
  })
  .meta({ id: "TestPayment" });
export type TestPayment = z.output<typeof testPayment>;

export const makeTestPayment = endpoint({
  method: "POST",
  path: `${path}/payments/test`,
  summary: "Try the payment gateway in force with the least amount; the sandbox pays it at once. No order, stock or sum changes",
  reply: testPayment,
});
export const lastTestPayment = endpoint({
  method: "GET",
  path: `${path}/payments/test`,
  summary: "The last test payment, as the gateway sees it now",
  reply: z.object({ last: testPayment.nullable() }),
});
