import { describe, expect, it } from "vitest";
import { readHead } from "./read-head.server.ts";

const head = (...lines: string[]): string => `${lines.join("\r\n")}\r\n\r\n`;
const ORDINARY = ["GET /catalog?page=2 HTTP/1.1", "Host: telar.co", "Accept-Encoding: gzip, br"];

it("reads an ordinary request for a page", () => {
  expect(readHead(head(...ORDINARY, 'If-None-Match: W/"a"', "X-Forwarded-Proto: https", "Upgrade-Insecure-Requests: 1"))).toEqual(
    {
      target: "/catalog?page=2",
      host: "telar.co",
      accepted: "gzip, br",
      known: 'W/"a"',
      isSecure: true,
    },
  );
  expect(readHead(head(...ORDINARY, "Connection: keep-alive"))).toMatchObject({ known: "", isSecure: false });
});

describe("leaves everything unusual to Node's parser", () => {
  it.each([
    ["half a head", "GET / HTTP/1.1\r\nHost: a\r\n"],
    ["two requests at once", head(...ORDINARY) + head(...ORDINARY)],
    ["another method", head("HEAD / HTTP/1.1", "Host: a")],
    ["a whole address as target", head("GET http://other/ HTTP/1.1", "Host: a")],
    ["an old protocol", head("GET / HTTP/1.0", "Host: a")],
    ["no host", head("GET / HTTP/1.1", "Accept: */*")],
    ["two hosts", head("GET / HTTP/1.1", "Host: a", "host: b")],
    ["a body by length", head(...ORDINARY, "content-length: 5")],
    ["a body by length, with a space before the colon", head(...ORDINARY, "Content-Length : 5")],
    ["a body by chunks", head(...ORDINARY, "Transfer-Encoding: chunked")],
    ["another protocol", head(...ORDINARY, "Connection: Upgrade", "Upgrade: websocket")],
    ["a goodbye", head(...ORDINARY, "Connection: close")],
    ["a part of the page", head(...ORDINARY, "Range: bytes=0-9")],
    ["a folded line", head(...ORDINARY, "X-A: b", " folded")],
    ["a line without a space", head(...ORDINARY, "X-Forwarded-Proto:https")],
    ["a line without a colon", head(...ORDINARY, "nonsense")],
    ["a bare line feed", head(...ORDINARY, "X-A: b\nContent-Length: 5")],
    ["signs beyond ASCII", head(...ORDINARY, "X-A: \u00e9")],
    ["a NUL", head("GET /\u0000 HTTP/1.1", "Host: a")],
    ["a space in the target", head("GET /a b HTTP/1.1", "Host: a")],
  ])("%s", (_what, text) => expect(readHead(text)).toBeUndefined());
});
