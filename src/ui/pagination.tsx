import { ChevronLeft, ChevronRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { pagesShown } from "./pages-shown.ts";
import "./pagination.css";

type Props = {
  page: number;
  total: number;
  perPage: number;
  sizes: readonly number[];
  pageTo: (page: number) => string;
  perPageTo: (perPage: number) => string;
};

/** Plain links: they work without JavaScript, can be shared and opened in a tab. */
export function Pagination({ page, total, perPage, sizes, pageTo, perPageTo }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const first = Math.min((page - 1) * perPage + 1, total);
  return (
    <nav className="pager num" aria-label="Páginas">
      <span className="pager__said">
        {first} a {Math.min(page * perPage, total)} de {total}
      </span>
      <ol>
        <li>
          <Step to={page > 1 ? pageTo(page - 1) : undefined} label="Página anterior" of={ChevronLeft} />
        </li>
        {pagesShown(page, last).map((each) => (
          <li key={each}>
            <Link
              to={pageTo(each)}
              aria-current={each === page ? "page" : undefined}
              aria-label={`Página ${each}`}
              prefetch="intent"
            >
              {each}
            </Link>
          </li>
        ))}
        <li>
          <Step to={page < last ? pageTo(page + 1) : undefined} label="Página siguiente" of={ChevronRight} />
        </li>
      </ol>
      <div className="pager__per">
        <span>Por página</span>
        {sizes.map((each) => (
          <Link key={each} to={perPageTo(each)} aria-current={each === perPage ? "true" : undefined} replace>
            {each}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Step({ to, label, of }: { to?: string; label: string; of: typeof ChevronLeft }) {
  if (!to)
    return (
      <span aria-hidden="true">
        <Icon of={of} size={18} />
      </span>
    );
  return (
    <Link to={to} aria-label={label} prefetch="intent">
      <Icon of={of} size={18} />
    </Link>
  );
}
