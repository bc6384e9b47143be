import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { isPrivateTarget, isPublicAddress, isPublicTarget, publicLookup } from "./public-target.server.ts";

it.each([
  // Own machine, in every spelling a browser's URL knows.
  ..."127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 0x7f.1 017700000001 127.0.0.1. ①②⑦.⓪.⓪.① localhost 0 0.0.0.0".split(" "),
  // Own network, links, carrier's network, broadcast and groups.
  ..."10.0.0.1 10.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255".split(
    " ",
  ),
  // IPv6: itself, mapped, compatible, translated, tunnels, own network, links, sites, groups, documentation.
  ..."[::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:a9fe:a9fe] [::127.0.0.1] [::ffff:0:127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::] [2001:0:4136:e378:8000:63bf:3fff:fdd2] [fc00::1] [fd12:3456::1] [fe80::1] [fec0::1] [ff02::1] [2001:db8::1] [3fff::1] [5f00::1]".split(
    " ",
  ),
])("http://%s/ is no public target", async (host) => {
  expect(URL.canParse(`http://${host}/`)).toBe(true);
  expect(await isPublicTarget(`http://${host}/x`)).toBe(false);
  expect(await isPrivateTarget(`http://${host}/x`)).toBe(true);
});

it.each([
  "ftp://93.184.216.34/",
  "file:///etc/passwd",
  "gopher://93.184.216.34/",
  "http://a:b@93.184.216.34/",
  "//93.184.216.34",
  "",
])("“%s” is no target at all", async (address) => {
  expect(await isPublicTarget(address)).toBe(false);
  expect(await isPrivateTarget(address)).toBe(true);
});

it.each(["93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it("a name that leads inward by now is not connected to, whatever it was when it was saved", async () => {
  let reached = 0;
  const inside = createServer((_, response) => {
    reached++;
    response.end();
  });
  await new Promise<void>((ready) => inside.listen(0, "127.0.0.1", ready));
  try {
    const url = `http://localhost:${(inside.address() as AddressInfo).port}/`;
    const failed = await new Promise<Error>((tell, wrong) => {
      request(url, { agent: false, lookup: publicLookup }, () => wrong(new Error("connected")))
        .on("error", tell)
        .end();
    });
    expect(failed.message).toContain("not a public address");
    expect(reached).toBe(0);
  } finally {
    inside.close();
  }
});
