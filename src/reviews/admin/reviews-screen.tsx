import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { deleteReview, listAllReviews, Review } from "../contract.ts";
import { REVIEW_STATUSES } from "../rules/statuses.ts";
import { Moderation } from "./moderation.tsx";
import { ReviewForm } from "./review-form.tsx";
import { Stars } from "./stars.tsx";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./reviews.css";

const columnsOf = (remove: (review: Review) => void) => [
  column<Review>("rating", words().list.rating, ({ rating }) => <Stars rating={rating} />, { className: "review-list__rating" }),
  column<Review>(
    "who",
    words().list.customer,
    ({ name, email, is_verified }) => (
      <>
        <b>{name}</b>
        {is_verified && <span className="admin-status is-good">{words().list.verified}</span>}
        <div className="admin-small admin-muted">{email}</div>
      </>
    ),
    { className: "review-list__writer" },
  ),
  column<Review>(
    "comment",
    words().list.comment,
    (review) => (
      <>
        <p>{review.comment}</p>
        <Moderation review={review} />
      </>
    ),
    { className: "review-list__comment" },
  ),
  column<Review>(
    "carpet",
    words().list.rug,
    ({ carpet_name }) => carpet_name ?? <span className="admin-muted">{words().list.shop}</span>,
    {
      className: "review-list__rug",
    },
  ),
  column<Review>("when", words().list.date, ({ created_at }) => showWhen(created_at), {
    className: "review-list__date admin-nowrap",
  }),
  column<Review>(
    "actions",
    <span className="admin-visually-hidden">{words().list.actions}</span>,
    (review) => (
      <Only call="DELETE /api/admin/reviews/{id}">
        <div className="admin-row-actions">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={words().list.remove(review.name)}
            onClick={() => remove(review)}
          >
            <I of={Trash2} s />
          </button>
        </div>
      </Only>
    ),
    { className: "review-list__actions" },
  ),
];

export function ReviewsScreen() {
  const said = words().list;
  const filters = useFilters();
  const { page, limit } = filters;
  const status = REVIEW_STATUSES.find((each) => each === filters.get("status"));
  const query = { page, limit, search: filters.get("search") || undefined, status };
  const list = useQuery({
    queryKey: ["reviews", query],
    queryFn: () => callList<typeof listAllReviews>("GET /api/admin/reviews", query),
    placeholderData: keepPreviousData,
  });
  const confirm = useConfirm();
  const remove = useSave(({ id }: Review) => callApi<typeof deleteReview>("DELETE /api/admin/reviews/{id}", { params: { id } }), {
    failed: said.removeFailed,
    done: () => said.removed,
    stale: ["reviews"],
  });
  const ask = async (review: Review) => {
    const title = said.removeTitle(review.name);
    if (await confirm({ title, text: said.removeText, action: said.removeAction })) remove.mutate(review);
  };
  const adding = filters.get("edit") === "new";
  const open = () => filters.set({ edit: "new" });
  const { data } = list;
  return (
    <Screen
      title={said.title}
      sum={data && said.sum(data.total)}
      actions={
        <Only call="POST /api/admin/reviews">
          <button type="button" className="admin-button admin-button--primary" onClick={open}>
            <I of={Plus} />
            {said.add}
          </button>
        </Only>
      }
      phoneActions={
        <Only call="POST /api/admin/reviews">
          <button
            type="button"
            className="admin-button admin-button--primary admin-button--icon"
            aria-label={said.add}
            onClick={open}
          >
            <I of={Plus} />
          </button>
        </Only>
      }
    >
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <Select label={said.status} value={status ?? ""} onChange={({ target }) => filters.set({ status: target.value })}>
          <option value="">{said.all}</option>
          {REVIEW_STATUSES.map((each) => (
            <option key={each} value={each}>
              {words().statuses[each]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        empty={<Empty title={query.search ? said.noMatch : said.none}>{query.search ? said.noMatchHint : said.noneHint}</Empty>}
      >
        {(rows) => (
          <Ledger
            className="review-list"
            label={said.title}
            columns={columnsOf((review) => void ask(review))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
      {adding && <ReviewForm onClose={() => filters.set({ edit: undefined })} />}
    </Screen>
  );
}
