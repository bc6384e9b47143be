import { serve } from "../../platform/http/serve.server.ts";
import type { StaffCtx } from "../../staff/write-audit.server.ts";
import { refuse } from "../texts.ts";
import * as contract from "./contract.ts";
import { type LetterKind, senderOf } from "./letter.ts";
import { resetWords, saveWords, sendSample, showLetter } from "./letter-words.server.ts";

/** The calls that show staff every letter; the rooms' letters are listed in `src/letters.server.ts`. */
export function letterKindsApi(kinds: readonly LetterKind[]) {
  const kindOf = (asked: string): LetterKind => {
    const kind = kinds.find(({ id }) => id === asked);
    if (!kind) throw refuse("messages.letter_unknown");
    return kind;
  };
  return [
    serve(contract.listLetterKinds, async (ctx) =>
      kinds.map(({ id, about, to, sample }) => ({ id, about, to, subject: sample(senderOf(ctx)).subject })),
    ),
    serve(contract.previewLetter, async (ctx, { params }) => showLetter(ctx, kindOf(params.id))),
    serve(contract.saveLetterWords, (ctx, { params, body }) => saveWords(ctx as StaffCtx, kindOf(params.id), body)),
    serve(contract.resetLetterWords, (ctx, { params }) => resetWords(ctx as StaffCtx, kindOf(params.id))),
    serve(contract.sendSampleLetter, (ctx, { params }) => sendSample(ctx as never, kindOf(params.id))),
  ];
}
