import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { moderateReview, Review, ReviewChange } from "../contract.ts";
import type { ReviewStatus } from "../rules/statuses.ts";

export const STATUS_NAMES: Record<ReviewStatus, string> = { pending: "To read", published: "Published", hidden: "Hidden" };

/** Its photos, whether it is seen, and the shop's answer below it. */
export function Moderation({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState(review.answer);
  const save = useSave(
    (body: ReviewChange) => callApi<typeof moderateReview>("PUT /api/admin/reviews/{id}", { params: { id: review.id }, body }),
    {
      failed: "Error saving the review",
      done: ({ status }) => `Saved: ${STATUS_NAMES[status].toLowerCase()}`,
      stale: ["reviews"],
    },
  );
  const set = (body: ReviewChange) => save.mutate(body, { onSuccess: () => setOpen(false) });
  return (
    <div className="review-moderation">
      {review.photos.length > 0 && (
        <div>
          {review.photos.map((photo, place) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={`${place + 1} of ${review.name}`} />
            </a>
          ))}
        </div>
      )}
      {review.answer && !isOpen && <p className="admin-muted">We answered: {review.answer}</p>}
      {isOpen && (
        <textarea
          className="admin-input"
          aria-label={`Answer to ${review.name}`}
          rows={3}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      <div className="admin-button-row">
        {review.status !== "published" && (
          <>
            <span className={`admin-status ${review.status === "pending" ? "is-warning" : "is-off"}`}>
              {STATUS_NAMES[review.status]}
            </span>
            <button type="button" className="admin-button admin-button--small" onClick={() => set({ status: "published" })}>
              Publish
            </button>
          </>
        )}
        {review.status !== "hidden" && (
          <button
            type="button"
            className="admin-button admin-button--small admin-button--text"
            onClick={() => set({ status: "hidden" })}
          >
            Hide
          </button>
        )}
        <button
          type="button"
          className="admin-button admin-button--small admin-button--text"
          disabled={save.isPending}
          onClick={() => (isOpen ? set({ answer }) : setOpen(true))}
        >
          {isOpen ? "Save the answer" : review.answer ? "Change the answer" : "Answer"}
        </button>
      </div>
    </div>
  );
}
