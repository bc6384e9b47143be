const spoken = (name: string): string => name.replaceAll(/([A-Z])/g, " $1").toLowerCase();

/** A document as lines to read and to compare; fields that say nothing are left out. */
export function readableDocument(document: unknown, path: readonly string[] = []): string {
  if (typeof document === "string" && path.length === 0) return document;
  if (document === null || document === "" || document === false) return "";
  if (typeof document !== "object") return `${path.join(" ")}: ${JSON.stringify(document).replaceAll(/^"|"$/g, "")}\n`;
  return Object.entries(document)
    .filter(([name]) => name !== "id")
    .map(([name, value]) => readableDocument(value, [...path, Array.isArray(document) ? String(Number(name) + 1) : spoken(name)]))
    .join("");
}
