import { isMissingFile } from "../media/is-missing-file.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import { inBoth } from "../platform/input-sentences.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import { refuse } from "./texts.ts";

export type MediaCtx = StaffCtx & { storage: Storage };
const FIELDS = ["images", "videos", "thumbnail", "model_3d", "image", "video"] as const;
type Media = { [field in (typeof FIELDS)[number]]?: string | string[] };
const listOf = (given: string | string[] | undefined): string[] => [given ?? []].flat().filter(Boolean);

/** A sentence for each field that newly names a file which is not there. What stood there before is not judged again. */
export async function missingMedia(ctx: MediaCtx, given: Media, before: Media = {}): Promise<Record<string, string>> {
  const missing: Record<string, string> = {};
  for (const field of FIELDS) {
    const known = new Set(listOf(before[field]));
    for (const address of listOf(given[field]).filter((each) => !known.has(each)))
      if (await isMissingFile(ctx, address))
        missing[field] ??= inBoth(`There is no file ${address}`, `No existe el archivo ${address}`);
  }
  return missing;
}

export async function checkMedia(ctx: MediaCtx, given: Media, before?: Media): Promise<void> {
  const fields = await missingMedia(ctx, given, before);
  const [sentence] = Object.values(fields);
  if (sentence) throw refuse("catalog.missing_media", { sentence }, { fields });
}
