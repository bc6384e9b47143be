import { z } from "zod";

/** A parameter that is there but empty was not given. */
const blank = z.literal("").transform(() => undefined);
const whole = z.coerce.number().int().min(1);

/** Contract, Answers: `limit` at most 100, so who asks for more gets 100; a page beyond the last is empty. */
export const paging = {
  page: z.union([blank, whole.transform((page) => Math.min(page, 1_000_000))]).optional(),
  limit: z.union([blank, whole.transform((limit) => Math.min(limit, 100))]).optional(),
};
