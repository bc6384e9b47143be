import { useState } from "react";
import { DropZone } from "../../media/admin/drop-zone.tsx";
import { ApiError } from "../../platform/call-api.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Marked } from "../../ui/admin/marked.tsx";
import { Banner } from "../../ui/admin/states.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { CsvReport, ImportQuery } from "./csv-contract.ts";
import { bulkWords } from "./bulk-words.ts";
import "./csv.css";

type Chosen = { name: string; bytes: ArrayBuffer };

/** As it is on disk: which alphabet it is written in, the server finds out. */
async function send({ bytes, ...query }: { bytes: ArrayBuffer } & ImportQuery): Promise<CsvReport> {
  const asked = Object.entries(query).filter((entry): entry is [string, string & {}] => Boolean(entry[1]));
  const response = await fetch(`/api/admin/carpets/csv?${new URLSearchParams(asked)}`, {
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
  const said = bulkWords().csv;
  const [file, setFile] = useState<Chosen>();
  const [report, setReport] = useState<CsvReport>();
  const [keep, setKeep] = useState<ImportQuery["conflicts"]>();
  const save = useSave(send, {
    failed: said.failed,
    done: ({ applied, created, updated }) => (applied ? said.done(created, updated) : undefined),
    stale: ["carpets", "carpet", "carpet-facts"],
  });
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const next = { name: chosen.name, bytes: await chosen.arrayBuffer() };
    setFile(next);
    setReport(undefined);
    setKeep(undefined);
    save.mutate({ bytes: next.bytes, dryRun: "1" }, { onSuccess: setReport });
  };
  const conflicts = report?.conflicts.length ?? 0;
  const changes = report ? report.created + report.updated + (keep === "file" ? conflicts : 0) : 0;
  const canApply = report && report.errors.length === 0 && (conflicts === 0 || keep) && (changes > 0 || conflicts > 0);
  /** What was shown is no longer so: it is shown anew, and nothing was applied. */
  const lookAgain = (error: Error) => {
    if (error instanceof ApiError && error.status === 409 && error.data.report) setReport(error.data.report as CsvReport);
  };
  const apply = () =>
    file && save.mutate({ bytes: file.bytes, basis: report?.basis, conflicts: keep }, { onSuccess: onClose, onError: lookAgain });
  return (
    <Drawer
      label={said.label}
      title={said.title}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {said.cancel}
          </button>
          <button
            type="button"
            className="admin-button admin-button--primary"
            disabled={!canApply || save.isPending}
            onClick={apply}
          >
            {changes > 0 ? said.applyChanges(changes) : said.apply}
          </button>
        </>
      }
    >
      <div className="admin-drawer__body admin-drawer__form">
        <p className="admin-muted">{said.text}</p>
        <DropZone accept=".csv,text/csv" add={(files) => void choose([...files])}>
          <b>{file?.name ?? said.drop}</b>
          <span>{save.isPending ? said.reading : said.most}</span>
        </DropZone>
        {save.error && <Banner text={save.error.message || said.failed} />}
        {report && conflicts > 0 && <Conflicts of={report.conflicts} keep={keep} choose={setKeep} />}
        {report && <Report report={report} />}
      </div>
    </Drawer>
  );
}

type ConflictProps = {
  of: CsvReport["conflicts"];
  keep: ImportQuery["conflicts"];
  choose: (keep: ImportQuery["conflicts"]) => void;
};

/** Numbers typed over stock that was sold or changed since the export: the person says whose stay. */
const Conflicts = ({ of, keep, choose }: ConflictProps) => (
  <fieldset className="csv-report">
    <legend>
      <Marked text={bulkWords().csv.conflicts(of.length)} />
    </legend>
    <ul>
      {of.map((line) => (
        <li key={`${line.row} ${line.size}`}>
          <Marked text={bulkWords().csv.conflict(line)} />
        </li>
      ))}
    </ul>
    {(["shop", "file"] as const).map((each) => (
      <label key={each}>
        <input type="radio" name="csv-conflicts" checked={keep === each} onChange={() => choose(each)} />{" "}
        {each === "shop" ? bulkWords().csv.keepShop : bulkWords().csv.keepFile}
      </label>
    ))}
  </fieldset>
);

const Report = ({ report }: { report: CsvReport }) => (
  <section className="csv-report" aria-live="polite">
    <p>
      <Marked text={bulkWords().csv.sum(report)} />
      {report.refused > 0 && (
        <span className="is-bad">
          <Marked text={bulkWords().csv.refused(report.refused)} />
        </span>
      )}
      .
    </p>
    {report.unknown_columns.length > 0 && (
      <p className="is-warning">
        <Marked text={bulkWords().csv.unknown(report.unknown_columns)} />
      </p>
    )}
    {report.errors.length > 0 && (
      <>
        <h3>{bulkWords().csv.toFix}</h3>
        <ul>
          {report.errors.map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`} className="is-bad">
              {bulkWords().csv.error(row, column, message)}
            </li>
          ))}
        </ul>
      </>
    )}
    {report.changes.length > 0 && (
      <>
        <h3>{bulkWords().csv.changes}</h3>
        <ul>
          {report.changes.map(({ row, name, action, cells }) => (
            <li key={row}>
              <Marked text={action === "create" ? bulkWords().csv.add(name) : bulkWords().csv.change(name)} />{" "}
              <span className="admin-muted">
                {action === "update" &&
                  cells.map(({ column, from, to }) => `${column}: ${from || "–"} → ${to || "–"}`).join("; ")}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
