import { useQueries } from "@tanstack/react-query";
import * as Dialog from "@radix-ui/react-dialog";
import { type KeyboardEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useMay } from "../../../staff/admin/use-session.ts";
import { usePortalRoot } from "../../../ui/admin/portal-root.tsx";
import { SearchField } from "../../../ui/admin/search-field.tsx";
import { SOURCES } from "./search-sources.ts";
import { words } from "../words.ts";
import "../../../ui/admin/dialog.css";
import "./search-dialog.css";

const SHORTEST = 2;

type Props = { isOpen: boolean; onClose: () => void };

/** One field over everything the person may see: orders, customers, carpets, returns, messages, visits. */
export const SearchDialog = ({ isOpen, onClose }: Props) => (
  <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
    <Dialog.Portal container={usePortalRoot()}>
      <Dialog.Overlay className="admin-overlay" />
      <Search onClose={onClose} />
    </Dialog.Portal>
  </Dialog.Root>
);

function Search({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const may = useMay();
  const navigate = useNavigate();
  const asked = search.trim();
  const sources = SOURCES.filter(({ call }) => may(call));
  const found = useQueries({
    queries: sources.map(({ call, find }) => ({
      queryKey: ["search", call, asked],
      enabled: asked.length >= SHORTEST,
      queryFn: () => find(asked),
    })),
  });
  const groups = sources
    .map(({ title }, place) => ({ title: title(), hits: found[place]!.data ?? [] }))
    .filter(({ hits }) => hits.length > 0);
  const first = groups[0]?.hits[0];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value.trim() : undefined;
    if (event.key === "Enter" && first && typed === asked) {
      onClose();
      void navigate(first.to);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    <Dialog.Content className="admin-dialog search-dialog" aria-describedby={undefined} onKeyDown={onKeyDown}>
      <Dialog.Title className="admin-visually-hidden">{words().search.title}</Dialog.Title>
      <SearchField label={words().search.label} value={search} onChange={setSearch} />
      {groups.map(({ title, hits }) => (
        <section key={title} aria-label={title}>
          <h3 className="admin-label">{title}</h3>
          <ul>
            {hits.map(({ to, name, about }) => (
              <li key={to + about}>
                <Link to={to} onClick={onClose}>
                  <b>{name}</b> <span className="admin-small admin-muted">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <output className="admin-small admin-muted">
        {wordsFor(asked, { isFound: groups.length > 0, isComing: found.some(({ isLoading }) => isLoading) })}
      </output>
    </Dialog.Content>
  );
}

function wordsFor(asked: string, { isFound, isComing }: { isFound: boolean; isComing: boolean }): string {
  if (asked.length < SHORTEST) return words().search.begin;
  if (isComing) return words().search.searching;
  return isFound ? "" : words().search.nothing;
}
