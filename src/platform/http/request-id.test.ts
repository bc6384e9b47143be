import { expect, it } from "vitest";
import { readEnv } from "../env.server.ts";
import { addressOf } from "./request-id.server.ts";

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
