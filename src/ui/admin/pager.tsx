import { ChevronLeft, ChevronRight } from "lucide-react";
import { I } from "./icon.tsx";
import { staffPages } from "./staff-pages.ts";
import { EXACT_COUNT } from "../../platform/exact-count.ts";
import "./pager.css";

type Props = { page: number; limit: number; total: number; onPage: (page: number) => void; onLimit: (limit: number) => void };

const SIZES = [10, 20, 50];

/** Spec §2 Admin: 10, 20 or 50 rows; at most 7 page buttons, then an ellipsis and the last page. */
export function Pager({ page, limit, total, onPage, onLimit }: Props) {
  const last = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const { numbers, ellipsis } = staffPages(page, last);
  const number = (each: number) => (
    <button
      type="button"
      key={each}
      aria-current={each === page ? "page" : undefined}
      aria-label={`Page ${each}`}
      onClick={() => onPage(each)}
    >
      {each}
    </button>
  );
  return (
    <div className="admin-pager">
      <fieldset className="admin-pager__sizes">
        <legend>Rows per page</legend>
        {SIZES.map((size) => (
          <button type="button" key={size} aria-pressed={size === limit} onClick={() => onLimit(size)}>
            {size}
          </button>
        ))}
      </fieldset>
      <span className="admin-muted admin-pager__count">
        {from}–{Math.min(page * limit, total)} of {total > EXACT_COUNT ? `about ${total.toLocaleString("en-US")}` : total}
      </span>
      <nav className="admin-pager__pages" aria-label="Pages">
        <button type="button" aria-label="Previous" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <I of={ChevronLeft} s />
        </button>
        {numbers.map(number)}
        {ellipsis && (
          <>
            <span aria-hidden="true">…</span>
            {number(last)}
          </>
        )}
        <button type="button" aria-label="Next" disabled={page >= last} onClick={() => onPage(page + 1)}>
          <I of={ChevronRight} s />
        </button>
      </nav>
    </div>
  );
}
