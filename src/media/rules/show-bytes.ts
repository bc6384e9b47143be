/** `980 KB`, `1,3 MB`: with the comma of the country. */
export function showBytes(bytes: number): string {
  if (bytes < 1024) return `${Math.round(bytes)} B`;
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  const mega = kilo / 1024;
  const [value, unit] = mega < 1000 ? [mega, "MB"] : [mega / 1024, "GB"];
  return `${value.toFixed(1).replace(".", ",")} ${unit}`;
}
