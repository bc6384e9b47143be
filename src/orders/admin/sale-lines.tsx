import { X } from "lucide";
import { useState } from "react";
import { useFoundCarpets } from "../../catalog/admin/use-carpets.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { priceNow, type SaleLine } from "./sale-draft.ts";
import { saleWords } from "./sale-words.ts";
import "./new-sale.css";

type Props = { lines: SaleLine[]; onChange: (lines: SaleLine[]) => void; error?: string };

/** Rugs by search; a size that is in stock adds a line. */
export function SaleLines({ lines, onChange, error }: Props) {
  const [search, setSearch] = useState("");
  const found = useFoundCarpets(search, "active");
  const said = saleWords().lines;
  const add = (line: SaleLine) => {
    const known = lines.findIndex(({ carpetId, size }) => carpetId === line.carpetId && size === line.size);
    if (known < 0) onChange([...lines, line]);
    setSearch("");
  };
  return (
    <>
      {lines.map((line, place) => (
        <div className="sale-line" key={`${line.carpetId} ${line.size}`}>
          <span>
            {line.name}, {showSize(line.size)}
          </span>
          <Select
            label={said.unitsOf(line.name)}
            value={line.quantity}
            onChange={({ target }) => onChange(lines.with(place, { ...line, quantity: Number(target.value) }))}
          >
            {Array.from({ length: Math.min(line.available, 99) }, (_, number) => (
              <option key={number} value={number + 1}>
                {said.of(number + 1, line.available)}
              </option>
            ))}
          </Select>
          <span className="admin-number">{showCents(line.price * line.quantity)}</span>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--text"
            aria-label={said.takeOut(line.name)}
            onClick={() => onChange(lines.toSpliced(place, 1))}
          >
            <I of={X} />
          </button>
        </div>
      ))}
      <SearchField label={said.find} value={search} onChange={setSearch} />
      {error && (
        <p className="admin-field__error" role="alert">
          {error}
        </p>
      )}
      {search &&
        found.data?.rows.map((rug) => (
          <div className="sale-found" key={rug.id}>
            {rug.images[0] ? <img src={pictureAddress(rug.images[0], 96, "webp")} alt="" /> : <span />}
            <b>{rug.name}</b>
            <div className="admin-suggestions">
              {rug.collection_sizes.map(({ size, price: usual }) => {
                const price = priceNow(usual, rug);
                const available = rug.inventory.find((each) => each.size === size)?.inventory ?? 0;
                return (
                  <button
                    key={size}
                    type="button"
                    disabled={available === 0 || price === 0}
                    onClick={() => add({ carpetId: rug.id, name: rug.name, size, quantity: 1, price, available })}
                  >
                    {said.offer(size, showCents(price), available)}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      {search && found.data?.total === 0 && <p className="admin-muted">{said.none}</p>}
    </>
  );
}
