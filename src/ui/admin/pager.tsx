import { ChevronLeft, ChevronRight } from "lucide";
import { I } from "./icon.tsx";
import { staffPages } from "./staff-pages.ts";
import { EXACT_COUNT } from "../../platform/exact-count.ts";
import { words } from "./words.ts";
import "./pager.css";

type Props = { page: number; limit: number; total: number; onPage: (page: number) => void; onLimit: (limit: number) => void };

const SIZES = [10, 20, 50];

/** Spec §2 Admin: 10, 20 or 50 rows; at most 7 page buttons, then an ellipsis and the last page. */
export function Pager({ page, limit, total, onPage, onLimit }: Props) {
  const said = words().pager;
  const last = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const { numbers, ellipsis } = staffPages(page, last);
  const number = (each: number) => (
    <button
      type="button"
      key={each}
      aria-current={each === page ? "page" : undefined}
      aria-label={said.page(each)}
      onClick={() => onPage(each)}
    >
      {each}
    </button>
  );
  return (
    <div className="admin-pager">
      <fieldset className="admin-pager__sizes">
        <legend>{said.rows}</legend>
        {SIZES.map((size) => (
          <button type="button" key={size} aria-pressed={size === limit} onClick={() => onLimit(size)}>
            {size}
          </button>
        ))}
      </fieldset>
      <span className="admin-muted admin-pager__count">
        {(total > EXACT_COUNT ? said.shownAbout : said.shown)(from, Math.min(page * limit, total), total)}
      </span>
      <nav className="admin-pager__pages" aria-label={said.pages}>
        <button type="button" aria-label={said.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <I of={ChevronLeft} s />
        </button>
        {numbers.map(number)}
        {ellipsis && (
          <>
            <span aria-hidden="true">…</span>
            {number(last)}
          </>
        )}
        <button type="button" aria-label={said.next} disabled={page >= last} onClick={() => onPage(page + 1)}>
          <I of={ChevronRight} s />
        </button>
      </nav>
    </div>
  );
}
