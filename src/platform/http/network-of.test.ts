import { expect, it } from "vitest";
import { bareAddress, networkOf } from "./network-of.ts";

it.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
  ["[2001:0db8::1]:5678", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, network) => expect(networkOf(bareAddress(address))).toBe(network));
