import { z } from "zod";

/** Words that may be left out, as null too: then they are empty. */
export const textOrEmpty = (most: number, error?: string) =>
  z
    .string({ error })
    .trim()
    .max(most)
    .nullish()
    .transform((given) => given ?? "");
