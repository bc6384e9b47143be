/** A document as lines to read and to compare, its parts called by `names`; fields that say nothing are left out. */
export function readableDocument(document: unknown, names: Record<string, string>, path: readonly string[] = []): string {
  if (typeof document === "string" && path.length === 0) return document;
  if (document === null || document === "" || document === false) return "";
  if (document === true) return `${path.join(" ")}: ${names.true}\n`;
  if (typeof document !== "object") return `${path.join(" ")}: ${JSON.stringify(document).replaceAll(/^"|"$/g, "")}\n`;
  return Object.entries(document)
    .filter(([name]) => name !== "id")
    .map(([name, value]) => {
      const step = Array.isArray(document) ? String(Number(name) + 1) : (names[name] ?? name);
      return readableDocument(value, names, [...path, step]);
    })
    .join("");
}
