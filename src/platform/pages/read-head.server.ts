/** What a plain request for a page says that matters to the answer. */
export type PageHead = { target: string; host: string; accepted: string; known: string; isSecure: boolean };

/** One GET, every line in its plainest form and in printable ASCII, nothing before or after. */
const ORDINARY = /^GET (\/[!-~]*) HTTP\/1\.1(?:\r\n[\w-]+: [ -~]*)+\r\n\r\n$/;
// A body, another protocol, a part of the page, the end of the connection, two hosts: all that is for Node's parser.
const UNUSUAL =
  /\r\n(?:content-length|transfer-encoding|upgrade|expect|range|http2-settings|connection(?!: keep-alive\r)|host:[^]*\r\nhost):/i;
const HOST = /\r\nhost: ([^\r]+)/i;
const ACCEPTED = /\r\naccept-encoding: ([^\r]*)/i;
const KNOWN = /\r\nif-none-match: ([^\r]*)/i;
const SECURE = /\r\nx-forwarded-proto: https\r/i;

/** Reads the bytes of exactly one ordinary GET; undefined for everything else, however slightly unusual. */
export function readHead(head: string): PageHead | undefined {
  const target = ORDINARY.exec(head)?.[1];
  if (!target || UNUSUAL.test(head)) return undefined;
  const host = HOST.exec(head)?.[1];
  if (!host) return undefined;
  return {
    target,
    host,
    accepted: ACCEPTED.exec(head)?.[1] ?? "",
    known: KNOWN.exec(head)?.[1] ?? "",
    isSecure: SECURE.test(head),
  };
}
