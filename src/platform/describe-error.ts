type DatabaseError = Error & { severity: string; code: string; table?: string; column?: string; constraint?: string };

const isDatabaseError = (error: Error): error is DatabaseError => "severity" in error && "code" in error;
const isQueryError = (error: Error): error is Error & { query: string } => "query" in error && "params" in error;
const framesOf = ({ stack = "" }: Error): string => /\n {4}at [^]*/.exec(stack)?.[0] ?? "";

/** An error for the log. What the database says, and what a query was given, may be somebody's name: only the names of things are kept. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : "something that is no error was thrown";
  const cause = error.cause instanceof Error ? `\ncaused by ${describeError(error.cause)}` : "";
  if (isQueryError(error)) return `Failed query: ${error.query}${framesOf(error)}${cause}`;
  if (isDatabaseError(error)) {
    const names = [error.table, error.column, error.constraint].filter(Boolean).join(" ");
    return `PostgreSQL ${error.severity} ${error.code} ${names}${framesOf(error)}${cause}`;
  }
  return `${error.stack ?? error.message}${cause}`;
}

/** The same for staff, in one line. Node's error of several refused connections has a code and no message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
