import { serve } from "../../platform/http/serve.server.ts";
import { refuse } from "../texts.ts";
import * as contract from "./contract.ts";
import { type LetterKind, senderOf } from "./letter.ts";

/** The calls that show staff every letter; the rooms' letters are listed in `src/letters.server.ts`. */
export const letterKindsApi = (kinds: readonly LetterKind[]) => [
  serve(contract.listLetterKinds, async (ctx) =>
    kinds.map(({ id, about, to, sample }) => ({ id, about, to, subject: sample(senderOf(ctx)).subject })),
  ),
  serve(contract.previewLetter, async (ctx, { params }) => {
    const kind = kinds.find(({ id }) => id === params.id);
    if (!kind) throw refuse("messages.letter_unknown");
    const { subject, html, text } = kind.sample(senderOf(ctx));
    return { id: kind.id, about: kind.about, to: kind.to, subject, html, text };
  }),
];
