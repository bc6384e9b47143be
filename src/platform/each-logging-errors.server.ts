import type { Ctx } from "./ctx.server.ts";

/** One that fails does not keep the others, nor the steps after them, from their turn: it comes up again at the next sweep. */
export async function eachLoggingErrors<T>(
  ctx: Ctx,
  all: readonly T[],
  what: string,
  work: (each: T) => Promise<unknown>,
): Promise<void> {
  for (const each of all) {
    try {
      await work(each);
    } catch (error) {
      ctx.log.error({ err: error }, `${what} could not be worked on`);
    }
  }
}
