import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z, type ZodError } from "zod";
import { type Caller, staffLanguage } from "../ctx.server.ts";
import { isDatabaseAway } from "../is-database-away.ts";
import type { Log } from "../log.server.ts";
import { inBoth, inBothLanguages, isGeneral, partOf, sentenceIn } from "../input-sentences.ts";
import type { Language } from "../language.ts";
import { Refusal } from "../refusal.ts";
import { ServiceAway } from "../time-limit.server.ts";

z.config({ localeError: inBothLanguages });

/** However many things are wrong, nobody reads more of them. */
const MOST_FIELDS = 50;

/** A request that breaks the contract: which fields, and why. */
export function invalidInput(error: Pick<ZodError, "issues">, language: Language = "es"): Refusal {
  // Without a prototype, so that a field may be called __proto__.
  const fields = Object.create(null) as Record<string, string>;
  for (const issue of error.issues.slice(0, MOST_FIELDS)) {
    const message = sentenceIn(language, issue.message);
    // A field that is not known is named itself, not the group it is in.
    const unknown = issue.code === "unrecognized_keys" ? [issue.keys[0]!] : [];
    const path = [...issue.path, ...unknown].map((part) => (typeof part === "string" ? partOf(part) : part));
    fields[path.join(".") || "body"] ??= message;
    // `customer.name` is the form's `name` too; a line of a list has no name of its own.
    if (path.length > 1 && path.every((part) => typeof part === "string")) fields[path.at(-1) as string] ??= message;
  }
  const [name, why] = Object.entries(fields)[0] ?? ["body", ""];
  const lead = language === "en" ? "Some values are not valid" : "Hay datos que no son válidos";
  // A shape's own sentence says what it is about; a general one needs the field's name beside it.
  const sentence = isGeneral(error.issues[0]?.message ?? "") ? `${lead}: ${name} — ${why}` : why;
  return new Refusal("invalid_input", 400, sentence, { fields });
}

/** Staff calls are recognised by their path, so that a new one cannot be forgotten. */
export const isStaffPath = (path: string): boolean => path.startsWith("/api/admin/");
/** The merge tool asks for the owner's password and is English, as the specification quotes it. */
const MERGE_PATH = "/api/merge-password";
/** Shoppers read Spanish, staff their own language; who is not signed in and a program with a key read English. */
export const languageOf = (path: string, caller?: Pick<Caller, "staff">): Language =>
  isStaffPath(path) || path === MERGE_PATH ? staffLanguage(caller) : "es";

const GENERIC: Record<number, [code: string, sentence: string]> = {
  400: [
    "bad_request",
    inBoth(
      "The request cannot be read. Check it and try again.",
      "La solicitud no se entiende. Revisa los datos e intenta de nuevo.",
    ),
  ],
  404: ["not_found", inBoth("This does not exist.", "No encontramos lo que buscas.")],
  405: ["method_not_allowed", inBoth("This address does not take that method.", "Esta dirección no admite ese método.")],
  413: ["too_large", inBoth("The file or the data is too large.", "El archivo o los datos son demasiado grandes.")],
  415: [
    "unsupported_type",
    inBoth(
      "Send the data as JSON (Content-Type: application/json).",
      "Envía los datos como JSON (Content-Type: application/json).",
    ),
  ],
};
const BUSY = inBoth(
  "The shop is busy right now. Try again in a few seconds.",
  "La tienda está ocupada en este momento. Intenta de nuevo en unos segundos.",
);
const BUG = inBoth("Something went wrong on our side. Try again.", "Algo salió mal de nuestro lado. Intenta de nuevo.");

const FULL = inBoth(
  "The disk is full and nothing can be saved. Make room on it.",
  "En este momento no podemos guardar nada. Intenta de nuevo más tarde.",
);
/** The program's own disk, or PostgreSQL's. */
const DISK_FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Seconds until a database that is away is worth asking again. */
export const RETRY_AFTER = "5";

/** The one place where anything thrown becomes an answer. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  const say = (sentence: string) => sentenceIn(languageOf(c.req.path, c.get("caller")), sentence);
  if (error instanceof Refusal) {
    const { code, status, fields, extra, retryAfter } = error;
    const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
    const said = fields && Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, say(why)]));
    return c.json(
      { error: say(error.message), code, ...(said && { fields: said }), ...extra },
      status as ContentfulStatusCode,
      headers,
    );
  }
  if (error instanceof HTTPException) {
    const [code, sentence] = GENERIC[error.status] ?? GENERIC[400]!;
    return c.json({ error: say(sentence), code }, error.status);
  }
  const requestId = c.res.headers.get("x-request-id") ?? c.get("requestId");
  const cause = (error as { cause?: { code?: string } }).cause ?? (error as { code?: string });
  if (isDatabaseAway(error)) {
    log.warn({ requestId }, "the database is away");
    return c.json({ error: say(BUSY), code: "unavailable", requestId }, 503, { "retry-after": RETRY_AFTER });
  }
  if (error instanceof ServiceAway) {
    log.warn({ requestId, reason: error.message }, "an outside service did not answer");
    return c.json({ error: say(BUSY), code: "unavailable", requestId }, 503, { "retry-after": "30" });
  }
  if (DISK_FULL.has(cause?.code ?? "")) {
    log.error({ requestId, err: error }, "the disk is full");
    return c.json({ error: say(FULL), code: "disk_full", requestId }, 503, { "retry-after": "60" });
  }
  log.error({ requestId, err: error }, "unexpected error");
  return c.json({ error: say(BUG), code: "internal", requestId }, 500);
}
