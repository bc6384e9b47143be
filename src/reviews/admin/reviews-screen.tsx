import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Pager } from "../../ui/admin/pager.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { useLastPage } from "../../ui/admin/use-last-page.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deleteReview, listAllReviews, Review } from "../contract.ts";
import { ReviewForm } from "./review-form.tsx";
import { Stars } from "./stars.tsx";
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
  column<Review>("comment", "Comment", ({ comment }) => <p>{comment}</p>, { className: "review-list__comment" }),
  column<Review>("carpet", "Rug", ({ carpet_name }) => carpet_name ?? <span className="admin-muted">The shop</span>, {
    className: "review-list__rug",
  }),
  column<Review>("when", "Date", ({ created_at }) => showWhen(created_at), { className: "review-list__date admin-nowrap" }),
  column<Review>(
    "actions",
    <span className="admin-visually-hidden">Actions</span>,
    (review) => (
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
    ),
    { className: "review-list__actions" },
  ),
];

export function ReviewsScreen() {
  const filters = useFilters();
  const { page, limit } = filters;
  const query = { page, limit, search: filters.get("search") || undefined };
  const list = useQuery({
    queryKey: ["reviews", query],
    queryFn: () => callList<typeof listAllReviews>("GET /api/admin/reviews", query),
    placeholderData: keepPreviousData,
  });
  useLastPage(filters, list);
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
        <button type="button" className="admin-button admin-button--primary" onClick={open}>
          <I of={Plus} />
          New review
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label="New review"
          onClick={open}
        >
          <I of={Plus} />
        </button>
      }
    >
      <div className="admin-toolbar">
        <SearchField label="Name, rug or words" value={filters.get("search")} onChange={(search) => filters.set({ search })} />
      </div>
      {list.error && <Banner text="Failed to fetch reviews" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {data && data.rows.length > 0 && (
        <>
          <Ledger
            className="review-list"
            label="Reviews"
            columns={columnsOf((review) => void ask(review))}
            rows={data.rows}
            keyOf={({ id }) => id}
          />
          <Pager
            page={page}
            limit={limit}
            total={data.total}
            onPage={(to) => filters.set({ page: to })}
            onLimit={(to) => filters.set({ limit: to })}
          />
        </>
      )}
      {data?.total === 0 && (
        <Empty title={query.search ? "No reviews match" : "No reviews yet"}>
          {query.search
            ? "Nobody wrote these words."
            : "What customers tell you by phone or WhatsApp can be kept here, and shows on the rug's page."}
        </Empty>
      )}
      {adding && <ReviewForm onClose={() => filters.set({ edit: undefined })} />}
    </Screen>
  );
}
