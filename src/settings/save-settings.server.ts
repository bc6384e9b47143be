import { eq, sql } from "drizzle-orm";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import { invalidInput } from "../platform/http/errors.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { SecretGiven, SectionPart } from "./contract.ts";
import { defaultSettings } from "./defaults.server.ts";
import { merge } from "./rules/merge.ts";
import { encryptSecret } from "./secrets.server.ts";
import { SECRETS, type SecretName, type SectionName, sections, type Settings } from "./shape.ts";
import { settings } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Given = Record<string, unknown>;
type Sealed = Partial<Record<SecretName, string>>;

const secretNames = (section: SectionName): readonly SecretName[] =>
  section === "payments" || section === "mail" ? SECRETS[section] : [];

/** Empty removes it, what was read changes nothing. */
function sealSecrets({ env }: Ctx, names: readonly SecretName[], given: Given, before: Sealed): Sealed {
  const sealed = { ...before };
  for (const name of names) {
    const secret = given[name] as SecretGiven | undefined;
    if (secret === undefined || (typeof secret === "object" && secret !== null)) continue;
    if (!secret) delete sealed[name];
    else if (env.SETTINGS_KEY) sealed[name] = encryptSecret(env.SETTINGS_KEY, name, secret);
    else throw refuse("settings.no_key", undefined, { fields: { [name]: refuse("settings.no_key").message } });
  }
  return sealed;
}

/** A former name that the list has again is that size's own. */
const freeNames = (ctx: Ctx, sizes: Settings["vocabulary"]["sizes"]): Promise<unknown> =>
  ctx.db.execute(sql`delete from size_aliases a using unnest(${sql.param(sizes.map(({ name }) => name))}::text[]) name
    where a.alias = normal_size(name) and normal_size(a.size) <> a.alias`);

/** What changes, or how it follows from what stands at that moment: of two who add to a list at once none is lost. */
type Change<S extends SectionName> = SectionPart<S> | ((now: Settings[S]) => SectionPart<S>);

/** Puts the part into what was saved before; the whole section must be right with it. */
export async function saveSettings<S extends SectionName>(outer: StaffCtx, section: S, change: Change<S>): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    // The row is made first, so that two saves of one section take turns.
    await ctx.db
      .insert(settings)
      .values({ section, value: {}, secrets: {}, version: 0, updatedAt: ctx.now() })
      .onConflictDoNothing();
    const [row] = await ctx.db.select().from(settings).where(eq(settings.section, section)).for("update");
    const names = secretNames(section);
    // Not from memory: another copy may have saved a moment ago.
    const before = merge(defaultSettings(ctx.env)[section], row!.value) as Given;
    const given = (typeof change === "function" ? change(before as Settings[S]) : change) as Given;
    const part = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name as SecretName)));
    const { data, error } = sections[section].safeParse(merge(before, part));
    if (error) throw invalidInput(error, staffLanguage(ctx.caller));
    const secrets = sealSecrets(ctx, names, given, row!.secrets);
    const changes = changesOf(before, data as Given);
    for (const name of names) {
      if (secrets[name] !== row!.secrets[name]) changes[name] = [row!.secrets[name] ? "set" : null, secrets[name] ? "set" : null];
    }
    if (section === "vocabulary") await freeNames(ctx, (data as Settings["vocabulary"]).sizes);
    const value = merge(row!.value, part);
    await ctx.db
      .update(settings)
      .set({ value, secrets, version: row!.version + 1, updatedAt: ctx.now() })
      .where(eq(settings.section, section));
    await writeAudit(ctx, { action: "update", subject: "settings", id: section, label: section, changes });
    await touch(ctx, "settings", ...(section === "vocabulary" ? (["rugs"] as const) : []));
  });
  // Within a larger change they are still the old ones: whoever ends that change reads them anew.
  if (!outer.touched) await outer.reloadSettings();
}
