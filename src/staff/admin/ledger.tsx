import { type ColumnDef, createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import type { ReactNode } from "react";

type Look = { className?: string; width?: number };
const features = tableFeatures({ columnMeta: {} as Look });
type Features = typeof features;

export type Column<Row extends object> = ColumnDef<Features, Row>;

/** A column of a ledger: its head, its cell, its class. */
export function column<Row extends object>(
  id: string,
  header: ReactNode,
  cell: (row: Row) => ReactNode,
  meta: Look & { sorted?: boolean } = {},
): Column<Row> {
  return createColumnHelper<Features, Row>().display({
    id,
    header: () => header,
    cell: ({ row }) => cell(row.original),
    meta,
  }) as Column<Row>;
}

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
    <table className={className ? `led ${className}` : "led"} {...ROLES.table} aria-label={label}>
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
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...ROLES.group}>
        {table.getRowModel().rows.map((row) => (
          <tr {...ROLES.row} key={row.id} className={rowClass?.(row.original)}>
            {row.getAllCells().map((cell) => (
              <td {...ROLES.cell} key={cell.id} className={cell.column.columnDef.meta?.className}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
