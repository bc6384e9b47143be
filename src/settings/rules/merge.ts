const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `part` over `whole`: groups field by field, lists and values as they are given. */
export function merge<T>(whole: T, part: unknown): T {
  if (part === undefined) return whole;
  if (!isGroup(whole) || !isGroup(part)) return part as T;
  const merged: Record<string, unknown> = { ...whole };
  for (const [name, value] of Object.entries(part)) merged[name] = merge(merged[name], value);
  return merged as T;
}
