import { describe, it } from "vitest";
import { expectWholePhoto, layInRoom, roomTool } from "./lay-in-room.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const tool = await roomTool();

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it("a photo becomes a room to lay the rug in, and the chosen size goes to the cart", { timeout: 240_000 }, () =>
    layInRoom(tool, device),
  );

  it("the whole photo is seen, however tall the screen", { timeout: 120_000 }, () => expectWholePhoto(tool, device));
});
