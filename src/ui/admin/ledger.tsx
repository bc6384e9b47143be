import { type ColumnDef, createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import type { ReactNode } from "react";
import "./ledger.css";

type Look = {
  className?: string;
  width?: number;
  /** On a phone, where heads are not shown, before the value. */ phoneLabel?: string;
};
/** Heads and cells are called, not mounted as components: a new function on each render would lose focus and typed text. */
type Shown = Look & { head: ReactNode; show: (row: never) => ReactNode };
const features = tableFeatures({ columnMeta: {} as Shown });
type Features = typeof features;

export type Column<Row extends object> = ColumnDef<Features, Row>;

/** A column of a ledger: its head, its cell, its class. */
export const column = <Row extends object>(
  id: string,
  head: ReactNode,
  show: (row: Row) => ReactNode,
  look: Look = {},
): Column<Row> => createColumnHelper<Features, Row>().display({ id, meta: { ...look, head, show } }) as Column<Row>;

type Props<Row extends object> = {
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
export function Ledger<Row extends object>({ className, label, columns, rows, keyOf, rowClass, sortedBy }: Props<Row>) {
  const table = useTable<Features, Row>({ features, columns, data: rows, getRowId: (row) => String(keyOf(row)) });
  return (
    <table className={className ? `admin-table ${className}` : "admin-table"} {...ROLES.table} aria-label={label}>
      <thead {...ROLES.group}>
        {table.getHeaderGroups().map((group) => (
          <tr {...ROLES.row} key={group.id}>
            {group.headers.map((header) => (
              <th
                {...ROLES.head}
                key={header.id}
                className={header.column.columnDef.meta?.className}
                style={{ width: header.column.columnDef.meta?.width }}
                aria-sort={header.id === sortedBy ? "ascending" : undefined}
              >
                {header.column.columnDef.meta?.head}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...ROLES.group}>
        {table.getRowModel().rows.map((row) => (
          <tr {...ROLES.row} key={row.id} className={rowClass?.(row.original)}>
            {row.getAllCells().map((cell) => (
              <td
                {...ROLES.cell}
                key={cell.id}
                className={cell.column.columnDef.meta?.className}
                data-label={cell.column.columnDef.meta?.phoneLabel}
              >
                {cell.column.columnDef.meta?.show(row.original as never)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
