import type { Ctx } from "../platform/ctx.server.ts";
import { type Asked, own, serve, serveCached, type Served } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { presentPublic, presentSettings } from "./present.server.ts";
import { renameSize } from "./rename-size.server.ts";
import { renameWord } from "./rename-word.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { SECTION_NAMES, type SectionName } from "./shape.ts";

/** What other rooms know: given to this one, which imports none of them. */
type Known<C extends Ctx> = {
  lastNotification: (ctx: Ctx) => Promise<Date | null>;
  sendTestLetter: (ctx: Asked<C>) => Promise<{ success: true; to: string }>;
  /** What a save of a section asks of the room it is about. */
  afterSave: Partial<Record<SectionName, (ctx: Ctx) => Promise<void>>>;
  makeTestPayment: (ctx: Asked<C>) => Promise<contract.TestPayment>;
  lastTestPayment: (ctx: Asked<C>) => Promise<{ last: contract.TestPayment | null }>;
};

export function settingsApi<C extends Ctx>(known: Known<C>): Served<Asked<C>>[] {
  const { lastNotification, sendTestLetter, afterSave, makeTestPayment, lastTestPayment } = known;
  const shown = async (ctx: Ctx) => presentSettings(ctx, await lastNotification(ctx));
  const serveSave = <S extends SectionName>(section: S) =>
    serve(contract.saveSection(section), async (ctx, { body }) => {
      await saveSettings(ctx, section, body);
      await afterSave[section]?.(ctx);
      return (await shown(ctx))[section];
    });
  return [
    serve(contract.readSettings, async (ctx) => own(await shown(ctx))),
    ...SECTION_NAMES.map((section) => serveSave(section)),
    serve(contract.renameWord, (ctx, { body: { kind, ...names } }) =>
      kind === "sizes" ? renameSize(ctx, names) : renameWord(ctx, { kind, ...names }),
    ),
    serve(contract.sendTestLetter, (ctx: Asked<C>) => sendTestLetter(ctx)),
    serve(contract.makeTestPayment, (ctx: Asked<C>) => makeTestPayment(ctx)),
    serve(contract.lastTestPayment, async (ctx: Asked<C>) => own(await lastTestPayment(ctx))),
    serveCached(
      contract.readPublicSettings,
      async (ctx) => presentPublic(ctx),
      () => ["settings"],
    ),
  ];
}
