import { expect, it } from "vitest";
import { readEnv } from "../env.server.ts";
import { addressOf, askedUrl } from "./request-id.server.ts";

const socket = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
const ask = (trust: string, forwarded?: string) =>
  addressOf(readEnv({ TRUST_PROXY: trust }), new Headers(forwarded ? { "x-forwarded-for": forwarded } : {}), socket);

it.each([
  ["0", "1.2.3.4", "10.0.0.1"],
  ["1", "1.2.3.4", "1.2.3.4"],
  ["1", "6.6.6.6, 1.2.3.4", "1.2.3.4"],
  ["2", "6.6.6.6, 1.2.3.4, 9.9.9.9", "1.2.3.4"],
  ["2", "1.2.3.4", "1.2.3.4"],
  ["true", "1.2.3.4", "1.2.3.4"],
  ["1", undefined, "10.0.0.1"],
])("behind %s proxies, %s is %s", (trust, forwarded, address) => expect(ask(trust, forwarded)).toBe(address));

it.each([
  ["1", "https", "https://tienda.example"],
  ["1", "http", "http://tienda.example"],
  ["0", "https", "http://tienda.example"],
])("behind %s proxies that say %s, the shop is at %s", (trust, proto, origin) => {
  const headers = new Headers({ "x-forwarded-proto": proto });
  expect(askedUrl(readEnv({ TRUST_PROXY: trust }), { url: "http://tienda.example/about", headers }).origin).toBe(origin);
});
