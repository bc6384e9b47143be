import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ZodError } from "zod";
import type { Log } from "../log.server.ts";
import { Refusal } from "../refusal.ts";

/** How zod's own Spanish sentences begin: they need the field's name beside them, a room's sentence does not. */
const ZODS_OWN = /^(Entrada|Opción|Cadena|Número|Clave|Llave|Elemento|Inválido|Demasiado) ?/;

/** A request that breaks the contract: which fields, and why, in Spanish. */
export function invalidInput(error: Pick<ZodError, "issues">): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    fields[path.join(".") || "body"] ??= message;
    // `customer.name` is the form's `name` too; a line of a list has no name of its own.
    if (path.length > 1 && path.every((part) => typeof part === "string")) fields[path.at(-1) as string] ??= message;
  }
  const [name, why] = Object.entries(fields)[0] ?? ["body", ""];
  const sentence = ZODS_OWN.test(why) ? `Hay datos que no son válidos: ${name} — ${why}` : why;
  return new Refusal("invalid_input", 400, sentence, { fields });
}

const GENERIC: Record<number, [code: string, sentence: string]> = {
  400: ["bad_request", "La solicitud no se entiende. Revisa los datos e intenta de nuevo."],
  404: ["not_found", "No encontramos lo que buscas."],
  405: ["method_not_allowed", "Esta dirección no admite ese método."],
  413: ["too_large", "El archivo o los datos son demasiado grandes."],
  415: ["unsupported_type", "Envía los datos como JSON (Content-Type: application/json)."],
};

const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03", "08006", "08001"]);

/** The one place where anything thrown becomes an answer. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof Refusal) {
    const { code, status, fields, extra, retryAfter } = error;
    const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
    return c.json({ error: error.message, code, ...(fields && { fields }), ...extra }, status as never, headers);
  }
  if (error instanceof HTTPException) {
    const [code, sentence] = GENERIC[error.status] ?? GENERIC[400]!;
    return c.json({ error: sentence, code }, error.status);
  }
  const requestId = c.res.headers.get("x-request-id") ?? c.get("requestId");
  const cause = (error as { cause?: { code?: string } }).cause ?? (error as { code?: string });
  if (isAway(cause?.code, error)) {
    log.warn({ requestId }, "the database is away");
    return c.json(
      { error: "La tienda está ocupada en este momento. Intenta de nuevo en unos segundos.", code: "unavailable", requestId },
      503,
      { "retry-after": "5" },
    );
  }
  log.error({ requestId, err: storyOf(error), cause: (error as { cause?: Error }).cause?.message }, "unexpected error");
  return c.json({ error: "Algo salió mal de nuestro lado. Intenta de nuevo.", code: "internal", requestId }, 500);
}

/** A failed query names its values, which may be somebody's address: only the statement is kept. */
const storyOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, "");

const isAway = (code: string | undefined, error: unknown): boolean =>
  (code !== undefined && AWAY.has(code)) ||
  /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(String((error as Error).cause ?? error));
