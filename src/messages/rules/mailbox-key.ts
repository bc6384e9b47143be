/** How the same mailbox is recognised however its address is written: without the +word, and Gmail's without dots. */
export function mailboxKey(address: string): string {
  const [, bare = address] = /<([^>]+)>\s*$/.exec(address) ?? [];
  const [, written = bare, domain = ""] = /^(.*)@([^@]*)$/.exec(bare.trim().toLowerCase()) ?? [];
  const name = written.replace(/\+.*$/, "");
  return domain === "gmail.com" || domain === "googlemail.com" ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** What a slow server is told apart by. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
