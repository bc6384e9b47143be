import { it } from "vitest";
import { expectWholePhoto, layInRoom, roomTool } from "./lay-in-room.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const tool = await roomTool();

it("on a desktop a photo becomes a room to lay the rug in, and the chosen size goes to the cart", { timeout: 240_000 }, () =>
  layInRoom(tool, DESKTOP),
);

it.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s the whole photo is seen, however tall the screen", { timeout: 120_000 }, (_name, device) =>
  expectWholePhoto(tool, device),
);
