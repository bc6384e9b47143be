import { isMissingFile } from "../media/is-missing-file.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import { staffLanguage } from "../platform/ctx.server.ts";
import { invalidInput } from "../platform/http/errors.server.ts";
import { inBoth } from "../platform/input-sentences.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { Document } from "./shape.ts";

export type FilesCtx = StaffCtx & { storage: Storage };
type Named = [path: string[], address: string];

/** The shop's own files a document shows, and where it does. A reading text has none. */
function filesIn(value: unknown, path: string[] = []): Named[] {
  if (typeof value === "string") return path.length > 0 && value.startsWith("/media/") ? [[path, value]] : [];
  return Object.entries(value ?? {}).flatMap(([name, part]) => filesIn(part, [...path, name]));
}

/** A picture that is not there leaves an empty place. What was there before is not judged again. */
export async function checkFiles(ctx: FilesCtx, draft: Document, before: Document): Promise<void> {
  const known = new Set(filesIn(before).map(([, address]) => address));
  const issues = [];
  for (const [path, address] of filesIn(draft))
    if (!known.has(address) && (await isMissingFile(ctx, address))) {
      const message = inBoth(`There is no file ${address}`, `No existe el archivo ${address}`);
      issues.push({ code: "custom" as const, path: ["draft", ...path], message, input: address });
    }
  if (issues.length > 0) throw invalidInput({ issues }, staffLanguage(ctx.caller));
}
