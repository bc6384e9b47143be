/** Spec §9: at most three previews per rug and device, newest first. */
export const MOST_PREVIEWS = 3;
export const LIMIT_TEXT = "Has alcanzado el límite de 3 imágenes de vista previa para este tapete en este dispositivo.";

export const leftWords = (left: number): string => `${left === 1 ? "Te queda" : "Te quedan"} ${left} de ${MOST_PREVIEWS}`;

export type Preview = { jobId: string; size: string; createdAt: string };
type Store = Pick<Storage, "getItem" | "setItem">;

const keyOf = (rugId: number) => `merge_history_${rugId}`;

const isPreview = (value: unknown): value is Preview =>
  typeof value === "object" && value !== null && typeof (value as Preview).jobId === "string";

export function readPreviews(store: Store | undefined, rugId: number): Preview[] {
  try {
    const list: unknown = JSON.parse(store?.getItem(keyOf(rugId)) ?? "[]");
    return Array.isArray(list) ? list.filter(isPreview).slice(0, MOST_PREVIEWS) : [];
  } catch {
    return []; // someone else's text under our key counts as nothing
  }
}

export function addPreview(store: Store | undefined, rugId: number, preview: Preview): Preview[] {
  const list = [preview, ...readPreviews(store, rugId)].slice(0, MOST_PREVIEWS);
  store?.setItem(keyOf(rugId), JSON.stringify(list));
  return list;
}

/** A job that came to nothing does not count. */
export function dropPreview(store: Store | undefined, rugId: number, jobId: string): Preview[] {
  const list = readPreviews(store, rugId).filter((preview) => preview.jobId !== jobId);
  store?.setItem(keyOf(rugId), JSON.stringify(list));
  return list;
}
