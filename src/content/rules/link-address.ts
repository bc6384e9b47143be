import { isSafeLink } from "./reading.ts";

/** What somebody typed as an address: a mailbox and a site may come without their beginning. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isSafeLink(text)) return text.replaceAll(/\s/g, "%20");
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
