import { expect, it } from "vitest";
import { WaitingRoom } from "./waiting-room.server.ts";

it("holds so many at once, tells the others at once, and has places again afterwards", async () => {
  const room = new WaitingRoom(2);
  const all = () => Promise.all([room.wait(20), room.wait(20), room.wait(20), room.wait(0)]);
  expect(await all()).toEqual([true, true, false, true]);
  expect(await all()).toEqual([true, true, false, true]);
});
