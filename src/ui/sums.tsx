import "./sums.css";

export type Sum = { label: string; amount: string; kind?: "minus" | "plus" | "total" };

/** Amounts in a column, the total over an ink rule. */
export function Sums({ rows }: { rows: readonly Sum[] }) {
  return (
    <dl className="sums">
      {rows.map(({ label, amount, kind }) => (
        <div key={label} className={kind && `sums__${kind}`}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
