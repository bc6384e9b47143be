import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../../addresses.ts";
import { showPesos } from "../../../platform/money.ts";
import type { FacetCounts } from "../../facets.server.ts";
import { type Browse, browseAddress, readBrowse } from "../../rules/browse.ts";
import { boundsAfter, handlesAt, mostOf, PRICE_STEP, type PriceSpread } from "../../rules/price-spread.ts";
import { HiddenChoices } from "./hidden-choices.tsx";

const BOUNDS = { minPrice: "Desde", maxPrice: "Hasta" } as const;
type Bound = keyof typeof BOUNDS;
type Bounds = Record<Bound, string>;
const NAMES = Object.keys(BOUNDS) as Bound[];
const SETTLE_MS = 200;
const placeOf = ({ minPrice, maxPrice }: Bounds): string => `${minPrice}-${maxPrice}`;

/** The price in pesos: two handles over the bars of what there is, and a plain form that works before any script. */
export function PriceFilter({ browse, facets: { price } }: { browse: Browse; facets: FacetCounts }) {
  const navigate = useNavigate();
  const { minPrice: from, maxPrice: to } = browse;
  const chosen = placeOf(browse);
  const [bounds, setBounds] = useState<Bounds>({ minPrice: from, maxPrice: to });
  // Where the handles asked to go. Such an address may arrive late, when they are further; any other is somebody else's choice.
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const arrived = asked.current.indexOf(chosen);
    asked.current = arrived < 0 ? [] : asked.current.slice(arrived + 1);
    if (arrived < 0) setBounds((last) => (placeOf(last) === chosen ? last : { minPrice: from, maxPrice: to }));
  }, [chosen, from, to]);
  const { minPrice, maxPrice } = bounds;
  const address = browseAddress(browse, { minPrice, maxPrice });
  const isMoving = placeOf(bounds) !== chosen;
  // Without a scroll to the top: a handle in hand must not jump away.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => {
      asked.current.push(placeOf({ minPrice, maxPrice }));
      void navigate(address, { replace: true, preventScrollReset: true, flushSync: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isMoving, minPrice, maxPrice, address, navigate]);
  return (
    <>
      {price && (
        <PriceHandles
          price={price}
          bounds={bounds}
          onMove={(bound, pesos) => setBounds((last) => boundsAfter(price, last, bound, pesos))}
        />
      )}
      <form
        className="price"
        action={addresses.catalog()}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new URLSearchParams();
          for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") typed.append(name, value);
          const read = readBrowse(typed);
          void navigate(browseAddress(browse, { minPrice: read.minPrice, maxPrice: read.maxPrice }), {
            replace: true,
            flushSync: true,
          });
        }}
      >
        <HiddenChoices browse={browse} but={NAMES} />
        {NAMES.map((name) => (
          <label key={`${name} ${bounds[name]}`}>
            {BOUNDS[name]}
            <input className="num" name={name} type="number" inputMode="numeric" min={0} step="any" defaultValue={bounds[name]} />
          </label>
        ))}
        <button type="submit" className="link">
          Aplicar
        </button>
      </form>
    </>
  );
}

type HandleProps = { price: PriceSpread; bounds: Bounds; onMove: (bound: Bound, pesos: number) => void };

/** Two of the browser's own sliders on one line. */
function PriceHandles({ price, bounds, onMove }: HandleProps) {
  const at = handlesAt(price, bounds);
  const { least, width, counts } = price;
  const highest = Math.max(...counts);
  const isIn = (bin: number): boolean => least + (bin + 1) * width > at[0] && least + bin * width < at[1];
  return (
    <div className="spread">
      <div className="spread__bars" aria-hidden="true">
        {counts.map((count, bin) => (
          <i key={bin} className={isIn(bin) ? "is-in" : undefined} style={{ height: `${Math.ceil((count / highest) * 100)}%` }} />
        ))}
      </div>
      {NAMES.map((name, place) => (
        <input
          key={name}
          type="range"
          aria-label={`Precio ${BOUNDS[name].toLowerCase()}`}
          aria-valuetext={showPesos(at[place]!)}
          min={least}
          max={mostOf(price)}
          step={PRICE_STEP}
          value={at[place]}
          onChange={(event) => onMove(name, event.target.valueAsNumber)}
        />
      ))}
      <p className="num">
        <span>{showPesos(at[0])}</span> <span>{showPesos(at[1])}</span>
      </p>
    </div>
  );
}
