import { Check } from "lucide";
import type { CSSProperties } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { ReviewsOfRug } from "../reviews-of-rug.server.ts";
import { showRating } from "../rules/summary.ts";
import { useMoreReviews } from "../use-more-reviews.ts";
import { Stars } from "./stars.tsx";
import "./rug-reviews.css";

export const reviewsSaid = (count: number): string => (count === 1 ? "1 reseña" : `${count} reseñas`);

export function RugReviews({ rugId, reviews: { summary, verified, newest } }: { rugId: number; reviews: ReviewsOfRug }) {
  const { shown, pages, isAll, failed, list, readMore } = useMoreReviews(rugId, newest, summary?.count ?? 0);
  if (!summary)
    return (
      <section className="revs revs--none" id="resenas" aria-label="Reseñas">
        <p className="label">Reseñas</p>
        <p className="quiet">Aún no hay reseñas de esta alfombra.</p>
      </section>
    );
  return (
    <section className="revs below-the-fold" id="resenas" aria-label="Reseñas">
      <div className="revs__sum">
        <h2 className="label">Reseñas</h2>
        <b>{showRating(summary.average, 1)}</b>
        <Stars value={summary.average} />
        <p>
          {reviewsSaid(summary.count)}, {verified} de compra verificada
        </p>
        <ul className="revs__bars num">
          {summary.byStars.map((count, place) => (
            <li key={place}>
              <span>
                {5 - place}
                <span className="vh"> {place === 4 ? "estrella" : "estrellas"}:</span>
              </span>
              <i style={{ "--w": `${(count / summary.count) * 100}%` } as CSSProperties}>
                <u />
              </i>
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <div className="revs__list" ref={list}>
          {shown.map((review) => (
            <article key={review.id} className="rev" tabIndex={-1}>
              <Stars value={review.rating} />
              <blockquote>{review.comment}</blockquote>
              {review.photos.map((photo) => (
                <img key={photo} src={photo} alt="" loading="lazy" />
              ))}
              {review.answer && <p className="quiet">Respuesta de la tienda: {review.answer}</p>}
              <footer>
                <b>{review.name}</b> · {review.day}
                {review.is_verified && (
                  <>
                    <br />
                    <span className="rev__ok">
                      <Icon of={Check} size={16} /> Compra verificada
                    </span>
                  </>
                )}
              </footer>
            </article>
          ))}
        </div>
        {!isAll && (
          <p className="revs__more">
            <button type="button" className="link" onClick={readMore}>
              {pages === 0 ? `Leer las ${reviewsSaid(summary.count)}` : "Leer más reseñas"}
            </button>
            {failed && <span role="alert"> No pudimos traerlas. Intenta de nuevo.</span>}
          </p>
        )}
      </div>
    </section>
  );
}
