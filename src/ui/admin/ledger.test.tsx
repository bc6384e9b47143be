import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { column, Ledger } from "./ledger.tsx";

type Row = { id: number; name: string };
const columns = [
  column<Row>("name", "Name", ({ name }) => <b>{name}</b>, { className: "carpet-list__name" }),
  column<Row>("id", <span className="admin-visually-hidden">Number</span>, ({ id }) => id),
];

it("is a real table that says its roles, sorted column and classes", () => {
  const html = renderToStaticMarkup(
    <Ledger
      label="Rugs"
      className="carpet-list"
      columns={columns}
      rows={[
        { id: 7, name: "Olas" },
        { id: 9, name: "Almendra" },
      ]}
      keyOf={({ id }) => id}
      rowClass={({ id }) => (id === 9 ? "is-off" : undefined)}
      sortedBy="name"
    />,
  );
  expect(html).toContain('<table class="admin-table carpet-list" role="table" aria-label="Rugs">');
  expect(html).toContain('aria-sort="ascending">Name</th>');
  expect(html).toContain('<td role="cell" class="carpet-list__name"><b>Olas</b></td><td role="cell">7</td>');
  expect(html).toContain('<tr role="row" class="is-off">');
  const labelled = [column<Row>("id", "Number", ({ id }) => id, { phoneLabel: "Number" })];
  const phone = renderToStaticMarkup(
    <Ledger label="Rugs" columns={labelled} rows={[{ id: 7, name: "" }]} keyOf={({ id }) => id} />,
  );
  expect(phone).toContain('<td role="cell" data-label="Number">7</td>');
});
