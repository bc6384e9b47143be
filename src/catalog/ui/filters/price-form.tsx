import { useNavigate } from "react-router";
import { addresses } from "../../../addresses.ts";
import { type Browse, browseAddress, readBrowse } from "../../rules/browse.ts";
import { HiddenChoices } from "./hidden-choices.tsx";

const BOUNDS = { minPrice: "Desde", maxPrice: "Hasta" } as const;

/** The price in pesos, from and to: a plain form, so that it works before any script. */
export function PriceForm({ browse, onDone }: { browse: Browse; onDone?: () => void }) {
  const navigate = useNavigate();
  return (
    <form
      className="price"
      action={addresses.catalog()}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") typed.append(name, value);
        const { minPrice, maxPrice } = readBrowse(typed);
        void navigate(browseAddress(browse, { minPrice, maxPrice }), { replace: true });
        onDone?.();
      }}
    >
      <HiddenChoices browse={browse} but={Object.keys(BOUNDS)} />
      {(Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).map((name) => (
        <label key={`${name} ${browse[name]}`}>
          {BOUNDS[name]}
          <input className="num" name={name} type="number" inputMode="numeric" min={0} step="any" defaultValue={browse[name]} />
        </label>
      ))}
      <button type="submit" className="link">
        Aplicar
      </button>
    </form>
  );
}
