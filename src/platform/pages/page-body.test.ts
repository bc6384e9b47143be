import { expect, it } from "vitest";
import { encodingFor } from "./page-body.server.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip;q=1.0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0.001", "gzip"],
  ["gzip;q=0", ""],
  ["identity", ""],
  ["", ""],
])("to %j goes %j", (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
