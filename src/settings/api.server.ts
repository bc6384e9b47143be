import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { own, serve, type Served } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { presentPublic, presentSettings } from "./present.server.ts";
import { renameSize } from "./rename-size.server.ts";
import { renameWord } from "./rename-word.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import type { SectionName } from "./shape.ts";

type Asked<C> = C & { caller: Caller };

/** What other rooms know: given to this one, which imports none of them. */
type Known<C extends Ctx> = {
  lastNotification: (ctx: Ctx) => Promise<Date | null>;
  sendTestLetter: (ctx: Asked<C>) => Promise<{ success: true; to: string }>;
  /** What a save of a section asks of the room it is about. */
  afterSave: Partial<Record<SectionName, (ctx: Ctx) => Promise<void>>>;
  makeTestPayment: (ctx: Asked<C>) => Promise<contract.TestPayment>;
  lastTestPayment: (ctx: Asked<C>) => Promise<{ last: contract.TestPayment | null }>;
};

const saves = {
  shop: contract.saveShop,
  contact: contract.saveContact,
  hours: contract.saveHours,
  showroom: contract.saveShowroom,
  selling: contract.saveSelling,
  payments: contract.savePayments,
  mail: contract.saveMail,
  vocabulary: contract.saveVocabulary,
};

export function settingsApi<C extends Ctx>(known: Known<C>): Served[] {
  const { lastNotification, sendTestLetter, afterSave, makeTestPayment, lastTestPayment } = known;
  const shown = async (ctx: Ctx) => presentSettings(ctx, await lastNotification(ctx));
  return [
    serve(contract.readSettings, async (ctx) => own(await shown(ctx))),
    ...Object.entries(saves).map(([section, endpoint]) =>
      serve(endpoint as typeof contract.saveShop, async (ctx, { body }) => {
        await saveSettings(ctx, section as SectionName, body as never);
        await afterSave[section as SectionName]?.(ctx);
        return (await shown(ctx))[section as "shop"];
      }),
    ),
    serve(contract.renameWord, (ctx, { body: { kind, ...names } }) =>
      kind === "sizes" ? renameSize(ctx, names) : renameWord(ctx, { kind, ...names }),
    ),
    serve(contract.sendTestLetter, (ctx: Asked<C>) => sendTestLetter(ctx)),
    serve(contract.makeTestPayment, (ctx: Asked<C>) => makeTestPayment(ctx)),
    serve(contract.lastTestPayment, async (ctx: Asked<C>) => own(await lastTestPayment(ctx))),
    serve(
      contract.readPublicSettings,
      async (ctx) => presentPublic(ctx),
      () => ["settings"],
    ),
  ];
}
