import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Only } from "../../staff/admin/only.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { moderateReview, Review, ReviewChange } from "../contract.ts";
import { words } from "./words.ts";

/** Its photos, whether it is seen, and the shop's answer below it. */
export function Moderation({ review }: { review: Review }) {
  const said = words().moderation;
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState(review.answer);
  const save = useSave(
    (body: ReviewChange) => callApi<typeof moderateReview>("PUT /api/admin/reviews/{id}", { params: { id: review.id }, body }),
    {
      failed: said.failed,
      done: ({ status }) => said.saved(status),
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
              <img src={photo} alt={said.photo(place + 1, review.name)} />
            </a>
          ))}
        </div>
      )}
      {review.answer && !isOpen && <p className="admin-muted">{said.weAnswered(review.answer)}</p>}
      {isOpen && (
        <textarea
          className="admin-input"
          aria-label={said.answerTo(review.name)}
          rows={3}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      <div className="admin-button-row">
        {review.status !== "published" && (
          <span className={`admin-status ${review.status === "pending" ? "is-warning" : "is-off"}`}>
            {words().statuses[review.status]}
          </span>
        )}
        <Only call="PUT /api/admin/reviews/{id}">
          {review.status !== "published" && (
            <button type="button" className="admin-button admin-button--small" onClick={() => set({ status: "published" })}>
              {said.publish}
            </button>
          )}
          {review.status !== "hidden" && (
            <button
              type="button"
              className="admin-button admin-button--small admin-button--text"
              onClick={() => set({ status: "hidden" })}
            >
              {said.hide}
            </button>
          )}
          <button
            type="button"
            className="admin-button admin-button--small admin-button--text"
            disabled={save.isPending}
            onClick={() => (isOpen ? set({ answer }) : setOpen(true))}
          >
            {isOpen ? said.saveAnswer : review.answer ? said.changeAnswer : said.answer}
          </button>
        </Only>
      </div>
    </div>
  );
}
