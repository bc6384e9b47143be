import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that are no public host's: own machine, own network, links, documentation, tunnels to any of them. */
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  CLOSED.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const)
  CLOSED.addSubnet(net, prefix, "ipv6");

export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !CLOSED.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

class PrivateTarget extends Error {
  override name = "PrivateTarget";
}

/** For a request's `lookup`: the address that is connected to is the one that was checked, also when the name changes meanwhile. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    const closed = found.find(({ address }) => !isPublicAddress(address));
    if (closed) return done(new PrivateTarget(`${host} is not a public address`), "", 0);
    if (options.all) return done(null, found);
    return done(null, found[0]!.address, found[0]!.family);
  });

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Whether a program of this shop may call the address: by HTTP, without a password in it, on the public network. */
export async function isPublicTarget(address: string): Promise<boolean> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  const host = hostOf(url);
  if (isIP(host)) return isPublicAddress(host);
  return new Promise((tell) => publicLookup(host, { all: true }, (error) => tell(!error)));
}

const LOOKUP_MS = 2000;

/** Whether the address is known to be none a program of this shop may call. A name that nobody answers for is not known to be. */
export async function isPrivateTarget(address: string): Promise<boolean> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return true;
  const host = hostOf(url);
  if (isIP(host)) return !isPublicAddress(host);
  return new Promise((tell) => {
    setTimeout(() => tell(false), LOOKUP_MS).unref();
    publicLookup(host, { all: true }, (error) => tell(error instanceof PrivateTarget));
  });
}
