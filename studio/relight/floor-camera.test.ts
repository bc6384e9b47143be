import { describe, expect, it } from "vitest";
import { followedBy, project, seeLevel } from "./floor-camera.ts";
import type { RoomFacts } from "./template.ts";

// A camera 2 m above the origin that looks straight down, north up: 36 mm lens on a 36 mm sensor sees 2 m of height.
const facts: RoomFacts = {
  kind: "room",
  scene: "test",
  width: 400,
  height: 200,
  samples: 1,
  lens: 36,
  sensor: 36,
  camera: [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 2],
    [0, 0, 0, 1],
  ],
};

describe("what a pixel shows", () => {
  it("finds the point on the floor", () => {
    const floor = seeLevel(facts, 0);
    expect(project(floor, 200, 100)).toEqual([0, 0].map((v) => expect.closeTo(v, 9)));
    expect(project(floor, 300, 100)).toEqual([1, 0].map((v) => expect.closeTo(v, 9)));
    expect(project(floor, 200, 0)).toEqual([0, 1].map((v) => expect.closeTo(v, 9)));
  });

  it("shows less of a level that is nearer", () => {
    const [x] = project(seeLevel(facts, 1), 300, 100);
    expect(x).toBeCloseTo(0.5, 9);
  });

  it("goes on into the rug's own pixels", () => {
    const flat = followedBy(seeLevel(facts, 0), [100, 0, 50, 0, -100, 70]);
    expect(project(flat, 300, 0)).toEqual([150, -30].map((v) => expect.closeTo(v, 9)));
  });
});
