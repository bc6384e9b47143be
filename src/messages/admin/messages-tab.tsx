import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import type { ContactMessage } from "../contract.ts";
import { MESSAGE_STATUSES } from "../rules/subjects.ts";
import { MessageCard } from "./message-card.tsx";
import { UnsentLetters } from "./unsent-letters.tsx";
import { useMessages } from "./use-messages.ts";
import { words } from "./words.ts";
import "./messages.css";

const VIEWS = [
  ["", "inbox"],
  ["new", "new"],
  ["answered", "answered"],
  ["spam", "spam"],
] as const;

/** What shoppers wrote through the contact form. Spam is kept apart, never thrown away unseen. */
export default function MessagesTab({ people = [] }: { people?: readonly string[] }) {
  const said = words().list;
  const filters = useFilters();
  const { page, limit } = filters;
  const status = MESSAGE_STATUSES.find((each) => each === filters.get("status"));
  const search = filters.get("search") || undefined;
  const { list, update, remove } = useMessages({ page, limit, status, search });
  const confirm = useConfirm();
  const ask = async (message: ContactMessage): Promise<void> => {
    if (await confirm({ title: said.deleteTitle(message.name), text: said.deleteText, action: said.deleteAction }))
      remove.mutate(message);
  };
  const { data } = list;
  return (
    <Screen
      title={said.title}
      sum={data && said.sum(data.total)}
      actions={
        <Link className="admin-button" to={addresses.admin("letters")}>
          {said.seeLetters}
        </Link>
      }
    >
      <UnsentLetters />
      <nav className="admin-views admin-views--flush" aria-label={said.filter}>
        {VIEWS.map(([value, name]) => (
          <button
            key={name}
            type="button"
            aria-current={(status ?? "") === value ? "true" : undefined}
            onClick={() => filters.set({ status: value })}
          >
            {said.views[name]}
          </button>
        ))}
      </nav>
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(next) => filters.set({ search: next })} />
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        empty={<Empty title={search || status ? said.noMatch : said.none}>{said.about}</Empty>}
      >
        {(rows) => (
          <ul className="message-list">
            {rows.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                onStatus={(next) => update.mutate({ id: message.id, status: next })}
                onNote={(staff_note) => update.mutate({ id: message.id, staff_note })}
                onAssign={(assignee) => update.mutate({ id: message.id, assignee: assignee || null })}
                people={people}
                onDelete={() => void ask(message)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
