import { boxBlur } from "./blur.ts";

/** `source` smoothed so that its edges fall where `guide` has edges (He, Sun and Tang, 2010). */
export function guidedFilter(
  guide: Float32Array,
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const mean = (values: Float32Array) => boxBlur(values, width, height, radius);
  const product = (a: Float32Array, b: Float32Array) => a.map((value, i) => value * b[i]!);
  const meanGuide = mean(guide);
  const meanSource = mean(source);
  const meanSquare = mean(product(guide, guide));
  const meanCross = mean(product(guide, source));
  const slope = new Float32Array(guide.length);
  const offset = new Float32Array(guide.length);
  for (let i = 0; i < slope.length; i++) {
    const variance = meanSquare[i]! - meanGuide[i]! * meanGuide[i]!;
    slope[i] = (meanCross[i]! - meanGuide[i]! * meanSource[i]!) / (variance + epsilon);
    offset[i] = meanSource[i]! - slope[i]! * meanGuide[i]!;
  }
  const meanSlope = mean(slope);
  const meanOffset = mean(offset);
  return guide.map((value, i) => Math.min(1, Math.max(0, meanSlope[i]! * value + meanOffset[i]!)));
}
