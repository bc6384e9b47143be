import type { MergeFloor } from "../contract.ts";
import { floorGrid } from "../rules/floor-grid.ts";

/** Half metres on the floor, in the perspective that was found, behind whatever stands there. */
export function FloorGrid({ floor: { width, height, camera, mask } }: { floor: MergeFloor }) {
  const d = floorGrid(camera, width).map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`);
  return (
    <div className="found" style={{ maskImage: `url(${mask})` }} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <rect width={width} height={height} />
        <path d={d.join("")} />
      </svg>
    </div>
  );
}
