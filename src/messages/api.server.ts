import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { deleteMessage, updateMessage } from "./change-message.server.ts";
import * as contract from "./contract.ts";
import * as inboundContract from "./inbound/contract.ts";
import { receiveMail } from "./inbound/receive-mail.server.ts";
import * as lettersContract from "./letters/contract.ts";
import { listMessages } from "./list-messages.server.ts";
import { presentMessages } from "./present.server.ts";
import { replyToMessage } from "./reply-to-message.server.ts";
import { deleteAnswer, listAnswers, saveAnswer } from "./saved-answers.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { deleteLetter, listLetters, presentLetter, readOutbox, sendLetterAnyway } from "./letters/unsent-letters.server.ts";

export const messagesApi = [
  serve(contract.sendMessage, async (ctx, { body }) => {
    const { number, createdAt } = await sendMessage(ctx, body);
    return { success: true as const, number, created_at: createdAt.toISOString() };
  }),
  serve(inboundContract.receiveMail, (ctx, { raw }) => receiveMail(ctx, raw.req.raw)),
  serve(contract.listMessages, async (ctx, { query, url }) => {
    const { rows, total } = await listMessages(ctx, query);
    return paged(await presentMessages(ctx, rows), total, query, url);
  }),
  serve(contract.listAnswers, (ctx) => listAnswers(ctx)),
  serve(contract.createAnswer, (ctx, { body }) => saveAnswer(ctx, body)),
  serve(contract.updateAnswer, (ctx, { params, body }) => saveAnswer(ctx, body, params.id)),
  serve(contract.deleteAnswer, (ctx, { params }) => deleteAnswer(ctx, params.id)),
  serve(contract.updateMessage, async (ctx, { params, body }) => {
    const [message] = await presentMessages(ctx, [await updateMessage(ctx, { ...params, ...body })]);
    return message!;
  }),
  serve(contract.replyToMessage, async (ctx, { params, body }) => {
    await replyToMessage(ctx, params.id, body);
    const [message] = await presentMessages(ctx, [await updateMessage(ctx, params)]);
    return message!;
  }),
  serve(contract.deleteMessage, (ctx, { params }) => deleteMessage(ctx, params)),
  serve(lettersContract.readOutbox, (ctx) => readOutbox(ctx)),
  serve(lettersContract.listLetters, async (ctx, { query, url }) => {
    const { rows, total } = await listLetters(ctx, query);
    return paged(rows.map(presentLetter), total, query, url);
  }),
  serve(lettersContract.sendLetterAnyway, (ctx, { params }) => sendLetterAnyway(ctx, params)),
  serve(lettersContract.deleteLetter, (ctx, { params }) => deleteLetter(ctx, params)),
];
