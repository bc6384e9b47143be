import { z } from "zod";

const whole = z.coerce.number().int().min(1);

/** A parameter that is there but empty was not given. */
export const ifGiven = <T extends z.ZodType>(part: T) => z.union([z.literal("").transform(() => undefined), part]).optional();

/** A filter of a screen: `all` is no filter either. */
export const choiceOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.union([z.enum(["", "all"]).transform(() => undefined), z.enum(choices)]).optional();

/** Contract, Answers: `limit` at most 100, so who asks for more gets 100; a page beyond the last is empty. */
export const paging = {
  page: ifGiven(whole.transform((page) => Math.min(page, 1_000_000))),
  limit: ifGiven(whole.transform((limit) => Math.min(limit, 100))),
};
