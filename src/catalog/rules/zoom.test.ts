import { describe, expect, it } from "vitest";
import { AHEAD } from "../../media/derive-ahead.server.ts";
import {
  finestOf,
  fitWithin,
  gaugeOf,
  held,
  marksOf,
  mostScale,
  needsFine,
  PLAIN_WIDTH,
  swipeOf,
  WHOLE,
  zoomedAt,
} from "./zoom.ts";

const window = { width: 1000, height: 800 };
const picture = { width: 2400, height: 3600 };
const fit = fitWithin(picture, window);
const most = mostScale(picture, fit);

describe("the enlarged picture", () => {
  it("opens whole", () => {
    expect(fit.height).toBeCloseTo(800);
    expect(fit.width).toBeCloseTo(533.3, 1);
  });
  it("is never larger than it is, neither whole nor enlarged", () => {
    expect(fitWithin({ width: 300, height: 400 }, window)).toEqual({ width: 300, height: 400 });
    expect(mostScale({ width: 300, height: 400 }, { width: 300, height: 400 })).toBe(1);
    const near = held(zoomedAt(WHOLE, 1000, { x: 0, y: 0 }, most), fit, window, most);
    expect(near.scale * fit.width).toBeCloseTo(2400);
  });
  it("is first shown in a file that was made behind its upload, and in a finer one only from near", () => {
    expect(AHEAD).toContain(`${PLAIN_WIDTH}/KEY.avif`);
    expect(needsFine(2400, 533 * 2, PLAIN_WIDTH)).toBe(false);
    expect(needsFine(2400, 2400, PLAIN_WIDTH)).toBe(true);
    expect(needsFine(1142, 2400, 1142)).toBe(false);
    expect(needsFine(1098, 450, 429), "a runner whose plain file is narrow").toBe(true);
  });
  it("goes as near as the finest file has pixels: a larger picture as it is, or one made of an upload", () => {
    const flat = { src: "/media/demo/flat.avif", width: 1203, height: 1800 };
    const large = { src: "/media/demo/flat-large.avif", width: 2418, height: 3618 };
    expect(finestOf({ ...flat, large })).toEqual(large);
    expect(finestOf(flat)).toEqual({ ...flat, src: "/img/3600/demo/flat.avif.webp" });
    const upload = { src: "/media/uploads/1/a.jpg", width: 6000, height: 4000 };
    expect(finestOf(upload)).toEqual({ src: "/img/3600/uploads/1/a.jpg.webp", width: 3600, height: 2400 });
  });
  it("keeps the point under the finger where it is", () => {
    const point = { x: 100, y: -150 };
    const near = zoomedAt(WHOLE, 2, point, most);
    // The same spot of the picture, before and after.
    expect((point.x - near.x) / near.scale).toBeCloseTo(point.x);
    expect((point.y - near.y) / near.scale).toBeCloseTo(point.y);
  });
  it("shows no ground where there is more picture", () => {
    const far = held({ scale: 3, x: 9000, y: -9000 }, fit, window, most);
    expect(far.x).toBeCloseTo((fit.width * 3 - 1000) / 2);
    expect(far.y).toBeCloseTo(-(fit.height * 3 - 800) / 2);
    expect(held({ scale: 0.2, x: 50, y: 50 }, fit, window, most)).toEqual(WHOLE);
  });
});

it("takes a long sideways move for a swipe, and no other", () => {
  expect([swipeOf(-90, 10), swipeOf(90, -10)]).toEqual([1, -1]);
  expect([swipeOf(-30, 0), swipeOf(-90, 60), swipeOf(0, 200)]).toEqual([0, 0, 0]);
});

describe("the ruler", () => {
  it("measures the pile without the fringe", () => {
    const gauge = gaugeOf({ width: 1119, height: 1800 }, { width: 152, length: 244 })!;
    expect(gauge.across).toBeCloseTo(1119 / 152);
    expect(gauge.along * 244).toBeCloseTo(1119 * (274 / 183), -1);
    expect(gauge.top).toBeGreaterThan(50);
  });
  it("measures a round rug across its middle", () =>
    expect(gaugeOf({ width: 1800, height: 1800 }, { width: 183, length: 183 })).toMatchObject({ top: 0 }));
  it("is not laid on a picture that is no rug from above", () => {
    expect(gaugeOf({ width: 1200, height: 1500 }, { width: 152, length: 244 })).toBeUndefined();
    expect(gaugeOf({ width: 1119, height: 1800 }, { width: 0, length: 0 })).toBeUndefined();
  });
  it("marks what is in the window, far enough apart to be read", () => {
    expect(marksOf(0, 10, 300, 152)).toEqual([0, 10, 20, 30].map((cm) => ({ at: cm * 10, cm })));
    const marks = marksOf(-500, 10, 300, 152);
    expect(marks.map(({ cm }) => cm)).toEqual([50, 60, 70, 80]);
    expect(marks[0]!.at).toBe(0);
    expect(marksOf(0, 60, 200, 2).map(({ cm }) => cm)).toEqual([0, 1, 2]);
  });
});
