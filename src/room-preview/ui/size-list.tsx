import type { RugSize } from "../../catalog/contract.ts";
import { centimetresOf, feetOf } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";

type Props = { sizes: readonly RugSize[]; size: string; onSize: (size: string) => void; name: string };

/** Each size as an outline to scale, its centimetres and its price. */
export function SizeList({ sizes, size, onSize, name }: Props) {
  return (
    <fieldset className="szs">
      <legend className="unseen">Medida</legend>
      {sizes.map((each) => {
        const cm = centimetresOf(each.size);
        const none = each.inventory <= 0;
        return (
          <label key={each.size} className={[each.size === size && "on", none && "off"].filter(Boolean).join(" ")}>
            <input type="radio" name={name} value={each.size} checked={each.size === size} onChange={() => onSize(each.size)} />
            <Outline size={each.size} />
            <span>
              <b>{each.size}</b>
              <small>
                {cm && `${cm.width} × ${cm.length}`}
                <span className="wide"> cm</span>
                {none && <span className="brk"> Sin stock</span>}
              </small>
            </span>
            <span className="num">{showPesos(each.price)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Twelve feet are 44 pixels, so that sizes compare at a glance. */
function Outline({ size }: { size: string }) {
  const feet = feetOf(size);
  if (!feet) return <svg viewBox="0 0 40 44" aria-hidden="true" />;
  const [width, length] = [Math.min(38, feet.width * 3.5), Math.min(43, feet.length * 3.5)];
  const [x, y] = [20 - width / 2, 43.5 - length];
  return (
    <svg viewBox="0 0 40 44" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x={x} y={y} width={width} height={length} strokeWidth="1.5" />
      <rect x={x + 3.2} y={y + 3.2} width={Math.max(1, width - 6.4)} height={Math.max(1, length - 6.4)} strokeWidth=".7" />
    </svg>
  );
}
