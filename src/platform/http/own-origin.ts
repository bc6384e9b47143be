/** Where a program that listens there is reached on its own machine. */
export const originAt = (host: string, port: number): string => {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The asked page at the shop's address: any other name a request calls us by is a stranger's word and makes no page of its own. */
export const onSite = (own: string, asked: URL): URL => new URL(`${siteOrigin(own, asked)}${asked.pathname}${asked.search}`);

export function siteOrigin(own: string, asked: URL): string {
  const isAlias = THIS_MACHINE.has(new URL(own).hostname) && THIS_MACHINE.has(asked.hostname) && asked.port === new URL(own).port;
  return isAlias ? asked.origin : own;
}
