import { sentenceIn } from "../platform/input-sentences.ts";
import type { Language } from "../platform/language.ts";
import type { ImportEntry, ImportReport, RugReport } from "./contract.ts";
import type { ImportPlan, RugPlan } from "./plan-import.server.ts";
import type { Placed } from "./rules/place-rugs.ts";
import type { imports } from "./table.server.ts";
import type { Format } from "./texts.ts";

export function actionOf({ errors, isNew, change }: RugPlan): RugReport["action"] {
  if (errors.length > 0 || !change) return "rejected";
  if (isNew) return "created";
  return change.shown.length > 0 ? "updated" : "unchanged";
}

const presentRug = (plan: RugPlan, language: Language): RugReport => ({
  row: plan.product.row,
  handle: plan.product.handle,
  name: plan.product.name,
  carpet_id: plan.rug?.id ?? null,
  action: actionOf(plan),
  changes: plan.change?.shown ?? [],
  errors: plan.errors.map((each) => sentenceIn(language, each)),
  notes: (plan.product.notes ?? []).map((each) => sentenceIn(language, each)),
});

function presentPlace({ name, before, sizes }: Placed, isNew: boolean): ImportReport["collections"] {
  const changes = sizes.flatMap(({ size, price }) => {
    const from = before.find((line) => line.size === size)?.price ?? null;
    return from === price ? [] : [{ field: `price ${size}`, from, to: price }];
  });
  return isNew || changes.length > 0 ? [{ name, action: isNew ? "created" : "updated", changes }] : [];
}

type Head = { id?: number; format: Format; dryRun: boolean };

export function reportOf(plan: ImportPlan, head: Head, language: Language): ImportReport {
  const rugs = plan.rugs.map((rug) => presentRug(rug, language));
  const count = (action: RugReport["action"]) => rugs.filter((rug) => rug.action === action).length;
  return {
    ...head,
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    rejected: count("rejected"),
    rugs,
    collections: plan.collections.flatMap((place) => presentPlace(place, plan.newNames.has(place.name))),
    pictures: plan.rugs.flatMap(({ change }) => change?.pictures ?? []).filter(({ media }) => !media).length,
  };
}

type ImportRow = typeof imports.$inferSelect;
export type Progress = Pick<ImportEntry, "pictures" | "picture_problems">;

export const presentImport = (row: ImportRow, progress: Progress, language: Language): ImportEntry => ({
  id: row.id,
  format: row.format,
  filename: row.filename,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  rejected: row.rejected,
  created_at: row.createdAt.toISOString(),
  undone_at: row.undoneAt?.toISOString() ?? null,
  pictures: progress.pictures,
  picture_problems: progress.picture_problems.map((each) => ({ ...each, problem: sentenceIn(language, each.problem) })),
});
