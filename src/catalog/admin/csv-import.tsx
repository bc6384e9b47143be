import { useState } from "react";
import { DropZone } from "../../media/admin/drop-zone.tsx";
import { ApiError } from "../../platform/call-api.ts";
import { Drawer } from "../../staff/admin/drawer.tsx";
import { Banner } from "../../staff/admin/states.tsx";
import { useSave } from "../../staff/admin/use-save.ts";
import type { CsvReport } from "./csv-contract.ts";
import "./csv.css";

type Chosen = { name: string; bytes: ArrayBuffer };

/** As it is on disk: which alphabet it is written in, the server finds out. */
async function send({ bytes, dryRun }: { bytes: ArrayBuffer; dryRun: boolean }): Promise<CsvReport> {
  const response = await fetch(`/api/admin/carpets/csv?dryRun=${dryRun ? 1 : 0}`, {
    method: "POST",
    headers: { "content-type": "text/csv" },
    body: bytes,
  });
  const data = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new ApiError(response.status, data);
  return data as CsvReport;
}

/** Choose a file, see what would happen, then apply: all rows or none. */
export function CsvImport({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<Chosen>();
  const [report, setReport] = useState<CsvReport>();
  const save = useSave(send, {
    failed: "Error importing carpets",
    done: ({ applied, created, updated }) => (applied ? `${created} carpets added, ${updated} changed` : undefined),
    stale: ["carpets", "carpet", "carpet-facts"],
  });
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const next = { name: chosen.name, bytes: await chosen.arrayBuffer() };
    setFile(next);
    setReport(undefined);
    save.mutate({ bytes: next.bytes, dryRun: true }, { onSuccess: setReport });
  };
  const changes = report ? report.created + report.updated : 0;
  const apply = () => file && save.mutate({ bytes: file.bytes, dryRun: false }, { onSuccess: onClose });
  return (
    <Drawer
      label="Carpets"
      title="Import CSV"
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn end" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="btn pri"
            disabled={!report || report.errors.length > 0 || changes === 0 || save.isPending}
            onClick={apply}
          >
            {changes > 0 ? `Apply ${changes} ${changes === 1 ? "change" : "changes"}` : "Apply"}
          </button>
        </>
      }
    >
      <div className="dbd stackform">
        <p className="mut">
          Export first, change the file in a spreadsheet, bring it back. A row without an id adds a carpet. Nothing is changed
          until you apply.
        </p>
        <DropZone accept=".csv,text/csv" add={(files) => void choose([...files])}>
          <b>{file?.name ?? "Drop a CSV file here or choose one"}</b>
          <span>{save.isPending ? "Reading…" : "Up to 5 MB"}</span>
        </DropZone>
        {save.error && <Banner text={save.error.message || "Error importing carpets"} />}
        {report && <Report report={report} />}
      </div>
    </Drawer>
  );
}

const Report = ({ report }: { report: CsvReport }) => (
  <section className="csvreport" aria-live="polite">
    <p>
      <b>{report.rows}</b> rows: <b>{report.created}</b> to add, <b>{report.updated}</b> to change, {report.unchanged} stay as
      they are
      {report.refused > 0 && (
        <span className="bad">
          , <b>{report.refused}</b> to fix
        </span>
      )}
      .
    </p>
    {report.unknown_columns.length > 0 && (
      <p className="warn">
        Left out, for carpets have no such {report.unknown_columns.length === 1 ? "column" : "columns"}:{" "}
        <b>{report.unknown_columns.join(", ")}</b>.
      </p>
    )}
    {report.errors.length > 0 && (
      <>
        <h3>To fix in the file</h3>
        <ul>
          {report.errors.map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`} className="bad">
              Line {row}, {column}: {message}
            </li>
          ))}
        </ul>
      </>
    )}
    {report.changes.length > 0 && (
      <>
        <h3>What would change</h3>
        <ul>
          {report.changes.map(({ row, name, action, fields }) => (
            <li key={row}>
              {action === "create" ? "Add" : "Change"} <b>{name}</b>{" "}
              <span className="mut">{action === "update" && fields.join(", ")}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
