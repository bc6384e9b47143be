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

const secretsOf = (section: keyof typeof SECRETS) =>
  Object.fromEntries(SECRETS[section].map((name) => [name, secretGiven.optional()]));

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

function bodyOf<S extends SectionName>(section: S): z.ZodType<SectionPart<S>, SectionPart<S>> {
  const part = partialShape(sections[section] as z.ZodObject) as unknown as z.ZodObject;
  const name: SectionName = section;
  if (name === "vocabulary") return part.superRefine(withoutCommas) as never;
  if (name !== "payments" && name !== "mail") return part as never;
  return ignoring(part.extend(secretsOf(name)), readOnly[name]) as never;
}

type SecretPart = { payments: (typeof SECRETS.payments)[number]; mail: (typeof SECRETS.mail)[number] };
/** What a save of a section may send. */
export type SectionPart<S extends SectionName> = Part<z.output<Sections[S]>> &
  (S extends keyof SecretPart ? { [N in SecretPart[S]]?: SecretGiven } : unknown);

export const readSettings = endpoint({
  method: "GET",
  path,
  summary: "What the owner has set, section by section; secrets only as whether they are set",
  reply: z.object(shown),
});

const save = <S extends SectionName>(section: S) =>
  endpoint({
    method: "PUT",
    path: `${path}/${section}` as const,
    summary: `Change any part of the section ${section}`,
    body: bodyOf(section),
    reply: shown[section] as unknown as z.ZodType<ShownSettings[S]>,
  });

export const saveShop = save("shop");
export const saveContact = save("contact");
export const saveHours = save("hours");
export const saveShowroom = save("showroom");
export const saveSelling = save("selling");
export const savePayments = save("payments");
export const saveMail = save("mail");
export const saveVocabulary = save("vocabulary");

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
