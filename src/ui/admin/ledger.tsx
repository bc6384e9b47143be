import type { ReactNode } from "react";
import "./ledger.css";

type Look = {
  className?: string;
  width?: number;
  /** On a phone, where heads are not shown, before the value. */ phoneLabel?: string;
};
type Column<Row> = Look & { id: string; head: ReactNode; show: (row: Row) => ReactNode };

/** A column of a ledger: its head, its cell, its class. */
export const column = <Row,>(id: string, head: ReactNode, show: (row: Row) => ReactNode, look: Look = {}): Column<Row> => ({
  ...look,
  id,
  head,
  show,
});

type Props<Row> = {
  className?: string;
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  rowClass?: (row: Row) => string | undefined;
  /** The column the rows are sorted by. */
  sortedBy?: string;
};

/** On a phone the rows become grids, which takes a table's roles away: they are said aloud. */
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  cell: { role: "cell" },
} as const;

/** Every list is a real table. */
export function Ledger<Row>({ className, label, columns, rows, keyOf, rowClass, sortedBy }: Props<Row>) {
  return (
    <table className={className ? `admin-table ${className}` : "admin-table"} {...ROLES.table} aria-label={label}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ id, head, className: look, width }) => (
            <th {...ROLES.head} key={id} className={look} style={{ width }} aria-sort={id === sortedBy ? "ascending" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((row) => (
          <tr {...ROLES.row} key={keyOf(row)} className={rowClass?.(row)}>
            {columns.map(({ id, show, className: look, phoneLabel }) => (
              <td {...ROLES.cell} key={id} className={look} data-label={phoneLabel}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
