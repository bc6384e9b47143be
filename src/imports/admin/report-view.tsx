import type { ReactNode } from "react";
import { showCents } from "../../platform/money.ts";
import type { ImportReport, RugReport } from "../contract.ts";
import { Marked } from "../../ui/admin/marked.tsx";
import { words } from "./words.ts";

const MOST_SHOWN = 200;
const LOOKS = { created: "is-good", updated: "is-info", unchanged: "is-off", rejected: "is-bad" } as const;
const ORDER = ["rejected", "updated", "created", "unchanged"] as const;
type Change = RugReport["changes"][number];

function show({ field }: Change, value: Change["to"]): string {
  const said = words().report;
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? said.yes : said.no;
  if (typeof value === "number") return field.startsWith("price") ? showCents(value) : String(value);
  if (field === "images") return said.pictureCount(value.length);
  const text = Array.isArray(value) ? value.join(", ") || "–" : value;
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const Changes = ({ of }: { of: Change[] }) => (
  <ul className="import-changes">
    {of.map((change) => (
      <li key={change.field}>
        <span>{words().report.field(change.field)}</span>{" "}
        {change.from !== null && (
          <>
            <s>{show(change, change.from)}</s> →{" "}
          </>
        )}
        {show(change, change.to)}
      </li>
    ))}
  </ul>
);

/** What an import would do, rug by rug: what is left out first. */
export function ReportView({ report, action }: { report: ImportReport; action: ReactNode }) {
  const said = words().report;
  const rugs = ORDER.flatMap((kind) => report.rugs.filter((rug) => rug.action === kind));
  return (
    <section className="import-report" aria-live="polite" aria-label={said.label}>
      <div className="import-report__head">
        <p>
          <Marked text={said.sum(report.created, report.updated, report.unchanged)} />
          {report.rejected > 0 && (
            <span className="is-bad">
              <Marked text={said.leftOut(report.rejected)} />
            </span>
          )}
          .{report.pictures > 0 && ` ${said.pictures(report.pictures)}`}
          {report.collections.length > 0 &&
            ` ${said.collections(report.collections.map(({ name, action: deed }) => ({ name, isNew: deed === "created" })))}`}
        </p>
        {action}
      </div>
      <ul className="import-report__rugs">
        {rugs.slice(0, MOST_SHOWN).map((rug) => (
          <li key={`${rug.row} ${rug.handle}`}>
            <div>
              <b>{rug.name || rug.handle}</b>
              <span className={`admin-status ${LOOKS[rug.action]}`}>{said[rug.action]}</span>
              <span className="admin-small admin-muted">{said.row(rug.row)}</span>
            </div>
            {rug.errors.map((error) => (
              <p key={error} className="is-bad">
                {error}
              </p>
            ))}
            {rug.notes.map((note) => (
              <p key={note} className="is-warning">
                {note}
              </p>
            ))}
            <Changes of={rug.changes} />
          </li>
        ))}
      </ul>
      {rugs.length > MOST_SHOWN && <p className="admin-muted">{said.more(rugs.length - MOST_SHOWN)}</p>}
    </section>
  );
}
