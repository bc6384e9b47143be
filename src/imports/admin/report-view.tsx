import type { ReactNode } from "react";
import { showCents } from "../../platform/money.ts";
import type { ImportReport, RugReport } from "../contract.ts";

const MOST_SHOWN = 200;
const WORDS = { created: "New", updated: "Changes", unchanged: "As it is", rejected: "Left out" } as const;
const LOOKS = { created: "is-good", updated: "is-info", unchanged: "is-off", rejected: "is-bad" } as const;
const ORDER = ["rejected", "updated", "created", "unchanged"] as const;
type Change = RugReport["changes"][number];

function show({ field }: Change, value: Change["to"]): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return field.startsWith("price") ? showCents(value) : String(value);
  if (field === "images") return `${value.length} ${value.length === 1 ? "picture" : "pictures"}`;
  const text = Array.isArray(value) ? value.join(", ") || "–" : value;
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const Changes = ({ of }: { of: Change[] }) => (
  <ul className="import-changes">
    {of.map((change) => (
      <li key={change.field}>
        <span>{change.field.replaceAll("_", " ")}</span>{" "}
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
  const rugs = ORDER.flatMap((kind) => report.rugs.filter((rug) => rug.action === kind));
  return (
    <section className="import-report" aria-live="polite" aria-label="What would change">
      <div className="import-report__head">
        <p>
          <b>{report.created}</b> new, <b>{report.updated}</b> changed, {report.unchanged} as they are
          {report.rejected > 0 && (
            <span className="is-bad">
              , <b>{report.rejected}</b> left out
            </span>
          )}
          .{report.pictures > 0 && ` ${report.pictures} pictures are fetched afterwards.`}
          {report.collections.length > 0 &&
            ` Collections: ${report.collections.map(({ name, action: deed }) => `${name} (${deed === "created" ? "new" : "prices"})`).join(", ")}.`}
        </p>
        {action}
      </div>
      <ul className="import-report__rugs">
        {rugs.slice(0, MOST_SHOWN).map((rug) => (
          <li key={`${rug.row} ${rug.handle}`}>
            <div>
              <b>{rug.name || rug.handle}</b>
              <span className={`admin-status ${LOOKS[rug.action]}`}>{WORDS[rug.action]}</span>
              <span className="admin-small admin-muted">row {rug.row}</span>
            </div>
            {rug.errors.map((error) => (
              <p key={error} className="is-bad">
                {error}
              </p>
            ))}
            <Changes of={rug.changes} />
          </li>
        ))}
      </ul>
      {rugs.length > MOST_SHOWN && <p className="admin-muted">and {rugs.length - MOST_SHOWN} more</p>}
    </section>
  );
}
