import { expect, test } from "vitest";
import { keepView, readView } from "./kept-view.ts";

const memory = () => {
  const held = new Map<string, string>();
  return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
};

test("what was moved and measured is there again, one change beside the other", () => {
  const store = memory();
  const place = { u: 1, v: 2, angle: 5, width: 1.5, length: 2.4 };
  keepView(store, "a", { place });
  keepView(store, "a", { height: 1.4 });
  expect(readView(store, "a")).toEqual({ place, height: 1.4 });
  expect(readView(store, "b")).toEqual({});
});

test("the oldest rooms are forgotten, and another's text under the key counts as nothing", () => {
  const store = memory();
  for (let i = 0; i < 20; i++) keepView(store, `room ${i}`, { size: "5x8" });
  expect(readView(store, "room 0")).toEqual({});
  expect(readView(store, "room 19")).toEqual({ size: "5x8" });
  store.setItem("room_views", "{");
  expect(readView(store, "room 19")).toEqual({});
});
