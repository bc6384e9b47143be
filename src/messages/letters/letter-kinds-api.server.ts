import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import type { StaffCtx } from "../../staff/write-audit.server.ts";
import type { MailGateway } from "../mail/mail.server.ts";
import { refuse } from "../texts.ts";
import * as contract from "./contract.ts";
import { type LetterKind, senderOf } from "./letter.ts";
import { aboutOf, resetWords, saveWords, sendSample, showLetter } from "./letter-words.server.ts";

/** The calls that show staff every letter; the rooms' letters are listed in `src/letters.server.ts`. */
export function letterKindsApi(kinds: readonly LetterKind[]) {
  const kindOf = (asked: string): LetterKind => {
    const kind = kinds.find(({ id }) => id === asked);
    if (!kind) throw refuse("messages.letter_unknown");
    return kind;
  };
  return [
    serve(contract.listLetterKinds, async (ctx) =>
      kinds.map((kind) => ({
        id: kind.id,
        about: aboutOf(ctx, kind),
        to: kind.to,
        subject: kind.sample(senderOf(ctx)).subject,
      })),
    ),
    serve(contract.previewLetter, async (ctx, { params }) => showLetter(ctx, kindOf(params.id))),
    serve(contract.saveLetterWords, (ctx, { params, body }) => saveWords(ctx as StaffCtx, kindOf(params.id), body)),
    serve(contract.resetLetterWords, (ctx, { params }) => resetWords(ctx as StaffCtx, kindOf(params.id))),
    serve(contract.sendSampleLetter, (ctx: Ctx & { caller: Caller; mail: MailGateway }, { params }) =>
      sendSample(ctx, kindOf(params.id)),
    ),
  ];
}
