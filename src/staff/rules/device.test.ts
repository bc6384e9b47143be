import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

it.each([
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome on Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604", "Safari on iOS"],
  ["curl/8.5", "Another program"],
])("%s → %s", (agent, shown) => expect(deviceOf(agent)).toBe(shown));
