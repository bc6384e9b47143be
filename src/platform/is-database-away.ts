const CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "57P01", "57P02", "57P03", "08006", "08001"]);
/** What pg and PgBouncer say in words alone. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|cannot connect to server|server login has been failing|query_wait_timeout/;

/** Whether an error means that the database cannot be reached, and not that something is wrong with what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return CODES.has(cause?.code ?? code ?? "") || WORDS.test(String(cause ?? error));
}
