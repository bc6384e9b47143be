import { expect, test } from "vitest";
import { rugMesh, type Surface } from "./rug-mesh.ts";

const reach = (surfaces: Surface[], axis: 0 | 1 | 2) => {
  const all = surfaces.flatMap((s) => s.positions.filter((_, i) => i % 3 === axis));
  return Math.max(...all) - Math.min(...all);
};

type Triple = [[number, number, number], [number, number, number], [number, number, number]];

const point = (list: number[], i: number) => list.slice(i * 3, i * 3 + 3) as [number, number, number];

test("is as large in metres as the rug in centimetres", () => {
  const plain = rugMesh({ cm: { width: 152, length: 244 } });
  expect(reach(plain, 0)).toBeCloseTo(1.52, 4);
  expect(reach(plain, 2)).toBeCloseTo(2.44, 4);
  expect(reach(plain, 1)).toBeLessThan(0.02);
});

test("a fringe adds length, never width", () => {
  const fringed = rugMesh({ cm: { width: 152, length: 244 }, fringe: true });
  const body = fringed.filter((s) => s.material !== "fringe");
  expect(reach(body, 2)).toBeCloseTo(2.44, 4);
  expect(reach(fringed, 2)).toBeGreaterThan(2.55);
  expect(reach(fringed, 0)).toBeLessThan(1.54);
});

test.each([{ round: false }, { round: true }])("every triangle looks the way its normals say ($round)", ({ round }) => {
  for (const s of rugMesh({ cm: { width: 183, length: 183 }, round, fringe: !round }))
    for (let i = 0; i < s.triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => point(s.positions, s.triangles[i + k]!)) as Triple;
      const u = b.map((v, k) => v - a[k]!);
      const w = c.map((v, k) => v - a[k]!);
      const face = [u[1]! * w[2]! - u[2]! * w[1]!, u[2]! * w[0]! - u[0]! * w[2]!, u[0]! * w[1]! - u[1]! * w[0]!];
      const normal = point(s.normals, s.triangles[i]!);
      expect(
        face.reduce((sum, v, k) => sum + v * normal[k]!, 0),
        s.material,
      ).toBeGreaterThan(0);
    }
});
