import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
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
import { Moderation, STATUS_NAMES } from "./moderation.tsx";
import { ReviewForm } from "./review-form.tsx";
import { Stars } from "./stars.tsx";
import { Only } from "../../staff/admin/only.tsx";
import "./reviews.css";

const columnsOf = (remove: (review: Review) => void) => [
  column<Review>("rating", "Rating", ({ rating }) => <Stars rating={rating} />, { className: "review-list__rating" }),
  column<Review>(
    "who",
    "Customer",
    ({ name, email, is_verified }) => (
      <>
        <b>{name}</b>
        {is_verified && <span className="admin-status is-good">Verified</span>}
        <div className="admin-small admin-muted">{email}</div>
      </>
    ),
    { className: "review-list__writer" },
  ),
  column<Review>(
    "comment",
    "Comment",
    (review) => (
      <>
        <p>{review.comment}</p>
        <Moderation review={review} />
      </>
    ),
    { className: "review-list__comment" },
  ),
  column<Review>("carpet", "Rug", ({ carpet_name }) => carpet_name ?? <span className="admin-muted">The shop</span>, {
    className: "review-list__rug",
  }),
  column<Review>("when", "Date", ({ created_at }) => showWhen(created_at), { className: "review-list__date admin-nowrap" }),
  column<Review>(
    "actions",
    <span className="admin-visually-hidden">Actions</span>,
    (review) => (
      <Only call="DELETE /api/admin/reviews/{id}">
        <div className="admin-row-actions">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={`Delete the review of ${review.name}`}
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
    failed: "Error deleting review",
    done: () => "Review deleted",
    stale: ["reviews"],
  });
  const ask = async (review: Review) => {
    const text = "It leaves the rug's page and its rating at once. This cannot be undone.";
    if (await confirm({ title: `Delete the review of ${review.name}?`, text, action: "Delete review" })) remove.mutate(review);
  };
  const adding = filters.get("edit") === "new";
  const open = () => filters.set({ edit: "new" });
  const { data } = list;
  return (
    <Screen
      title="Reviews"
      sum={data && `${data.total} ${data.total === 1 ? "review" : "reviews"}, newest first.`}
      actions={
        <Only call="POST /api/admin/reviews">
          <button type="button" className="admin-button admin-button--primary" onClick={open}>
            <I of={Plus} />
            New review
          </button>
        </Only>
      }
      phoneActions={
        <Only call="POST /api/admin/reviews">
          <button
            type="button"
            className="admin-button admin-button--primary admin-button--icon"
            aria-label="New review"
            onClick={open}
          >
            <I of={Plus} />
          </button>
        </Only>
      }
    >
      <div className="admin-toolbar">
        <SearchField label="Name, rug or words" value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <Select label="Status" value={status ?? ""} onChange={({ target }) => filters.set({ status: target.value })}>
          <option value="">All reviews</option>
          {REVIEW_STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_NAMES[each]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        of="reviews"
        list={list}
        filters={filters}
        empty={
          <Empty title={query.search ? "No reviews match" : "No reviews yet"}>
            {query.search
              ? "Nobody wrote these words."
              : "What customers tell you by phone or WhatsApp can be kept here, and shows on the rug's page."}
          </Empty>
        }
      >
        {(rows) => (
          <Ledger
            className="review-list"
            label="Reviews"
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
