import { feetOf } from "../../catalog/rules/size.ts";

const BOX = { width: 40, height: 48 };
const TALLEST_FEET = 12;

/** A rug's outline to scale, standing on one baseline: 12 ft are 48 px, unless a longer size needs the room. */
export function SizeOutline({ size, longest = TALLEST_FEET }: { size: string; longest?: number }) {
  const feet = feetOf(size);
  if (!feet) return <span />;
  const scale = Math.min(BOX.height / Math.max(longest, TALLEST_FEET), BOX.width / feet.width);
  const [width, height] = [feet.width * scale, feet.length * scale];
  const [x, y] = [(BOX.width - width) / 2, BOX.height - height];
  return (
    <svg className="size-outline" viewBox={`0 0 ${BOX.width} ${BOX.height}`} fill="none" stroke="currentColor" aria-hidden="true">
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} />
      <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} strokeWidth=".6" />
    </svg>
  );
}
