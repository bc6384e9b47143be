import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callList } from "../../ui/admin/call-list.ts";
import type { AuditEntry, listAudit } from "../audit-contract.ts";
import { SUBJECTS } from "../rules/subjects.ts";
import { deedWords, describeChanges, subjectWord } from "./describe-changes.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { historyWords } from "./history-words.ts";
import { showPerson } from "./show-person.ts";
import { words } from "./words.ts";
import "./history.css";

const columnsOf = (said = historyWords()) => [
  column<AuditEntry>(
    "when",
    said.when,
    ({ at }) => (
      <time dateTime={at}>
        {showShortDay(at)}, {showTime(at)}
      </time>
    ),
    { className: "history-list__when admin-nowrap" },
  ),
  column<AuditEntry>(
    "what",
    said.what,
    ({ action, subject, label, subject_id }) => (
      <>
        <b>{said.label(label) || subject_id}</b>
        <div className="admin-small admin-muted">{deedWords(subject, action)}</div>
      </>
    ),
    { className: "history-list__subject" },
  ),
  column<AuditEntry>(
    "changes",
    said.changes,
    ({ changes }) => (
      <ul className="history-list__list">
        {describeChanges(changes).map(({ name, before, after }) => (
          <li key={name}>
            <span className="admin-muted">{name}</span> {before !== null && <s>{before}</s>} {after}
          </li>
        ))}
      </ul>
    ),
    { className: "history-list__changes" },
  ),
  column<AuditEntry>(
    "who",
    said.who,
    ({ person, device, session }) => (
      <>
        {person ? showPerson(person) : words().device(device)}
        <div className="admin-small admin-muted">
          {[person && words().device(device), session && said.session(session)].filter(Boolean).join(", ")}
        </div>
      </>
    ),
    { className: "history-list__who" },
  ),
];

export function HistoryScreen() {
  const said = historyWords();
  const filters = useFilters(20);
  const { page, limit } = filters;
  const query = { page, limit, search: filters.get("search") || undefined, subject: filters.get("subject") || undefined };
  const list = useQuery({
    queryKey: ["audit", query],
    queryFn: () => callList<typeof listAudit>("GET /api/admin/audit", query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Screen title={said.title} sum={said.sum}>
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <Select
          label={said.subject}
          value={filters.get("subject")}
          onChange={(event) => filters.set({ subject: event.target.value })}
        >
          <option value="">{said.everything}</option>
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {subjectWord(subject)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        skeleton={{ height: 30 }}
        empty={<Empty title={said.empty}>{said.emptyText}</Empty>}
      >
        {(rows) => (
          <Ledger className="history-list" label={said.title} columns={columnsOf()} rows={rows} keyOf={({ id }) => id} />
        )}
      </PagedList>
    </Screen>
  );
}
