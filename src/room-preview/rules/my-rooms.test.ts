import { expect, it } from "vitest";
import { isTrialOf, NO_ROOMS, parseMyRooms, showing, textOf, withoutRoom, withRoom } from "./my-rooms.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");
const DAY = 86_400_000;
const idsOf = ({ rooms }: typeof NO_ROOMS) => rooms.map(({ id }) => id);
const three = ["a", "b", "c"].reduce((mine, id, day) => withRoom(mine, { id, ratio: 1.5 }, NOW + day * DAY), NO_ROOMS);

it("keeps three rooms, the newest first and shown; a fourth takes the oldest one's place", () => {
  expect(idsOf(three)).toEqual(["c", "b", "a"]);
  expect(three.shown?.id).toBe("c");
  expect(idsOf(withRoom(three, { id: "d", ratio: 1 }, NOW))).toEqual(["d", "c", "b"]);
  expect(idsOf(withRoom(three, { id: "a", ratio: 1 }, NOW))).toEqual(["a", "c", "b"]);
});

it("is read back as it was written, and each room is forgotten after 30 days", () => {
  const at = (days: number) => parseMyRooms(textOf(three), NOW + days * DAY);
  expect(at(0)).toEqual(three);
  expect(idsOf(at(29.9))).toEqual(["c", "b", "a"]);
  expect(idsOf(at(30))).toEqual(["c", "b"]);
  expect(at(30)).toMatchObject({ shown: { id: "c" }, hasExpired: true });
  expect(at(32)).toEqual({ rooms: [], shown: null, hasExpired: true });
});

it("the same photo tried again is one room", () => {
  const again = withRoom(withoutRoom(three, "c"), { id: "d", also: ["c"], ratio: 1.5 }, NOW);
  const [newest] = parseMyRooms(textOf(again), NOW).rooms;
  expect(["d", "c", "b"].map((id) => isTrialOf(newest!, id))).toEqual([true, true, false]);
});

it("is switched to another room, off, and on again", () => {
  expect(showing(three, "a").shown?.id).toBe("a");
  expect(showing(three, null).shown).toBeNull();
  expect(idsOf(parseMyRooms(textOf(showing(three, null)), NOW))).toEqual(["c", "b", "a"]);
  expect(showing(three, "gone").shown).toBeNull();
});

it("a removed room is shown no longer; another one stays", () => {
  expect(withoutRoom(three, "c")).toMatchObject({ rooms: [{ id: "b" }, { id: "a" }], shown: null });
  expect(withoutRoom(three, "a").shown?.id).toBe("c");
});

it.each([null, "", "{", "[]", "null", '{"rooms":[{"id":1}]}', '{"rooms":[{"id":"a","ratio":0,"until":1}]}'])(
  "%s is no room",
  (text) => {
    expect(parseMyRooms(text, NOW)).toEqual(NO_ROOMS);
  },
);
