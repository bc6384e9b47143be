/** An address as proxies write it, without brackets, port or zone: some send `1.2.3.4:5678`. */
export const bareAddress = (address: string): string =>
  address
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");

const groupsOf = (part = ""): string[] => (part ? part.split(":") : []);

/** Whose tries count as one caller's: a household or a server has 2^64 addresses of IPv6, all with the same first half. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head, tail] = address.split("::");
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const skipped = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(skipped).fill("0"), ...last].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
