import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { sentencesIn } from "../../platform/input-sentences.ts";
import { languageInForce } from "./language.ts";

/**
 * A form checked by the server's own schema, in the reader's language. What the form holds is raw text: the schema's
 * output (lists, numbers) is made again on the server, so the form keeps its own values.
 */
export const schemaResolver = <Values extends FieldValues>(schema: z.ZodType<unknown, FieldValues>): Resolver<Values> =>
  zodResolver(schema, { error: sentencesIn(languageInForce()) }, { raw: true }) as Resolver<FieldValues> as Resolver<Values>;
