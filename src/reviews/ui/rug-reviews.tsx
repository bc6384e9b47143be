import { Check } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ReviewsOfRug, ShownReview } from "../about-rug.server.ts";
import type { listReviews } from "../contract.ts";
import { Stars } from "./stars.tsx";
import "./rug-reviews.css";

const day = new Intl.DateTimeFormat("es-CO", { day: "numeric", month: "short", year: "numeric", timeZone: "America/Bogota" });
/** `14 oct 2026` */
const showDay = (iso: string): string =>
  day
    .format(new Date(iso))
    .replaceAll(/ de |\./g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

export const reviewsSaid = (count: number): string => (count === 1 ? "1 reseña" : `${count} reseñas`);

export function RugReviews({ rugId, reviews: { summary, verified, newest } }: { rugId: number; reviews: ReviewsOfRug }) {
  const [all, setAll] = useState<ShownReview[]>();
  const [failed, setFailed] = useState(false);
  if (!summary)
    return (
      <section className="revs revs--none" id="resenas" aria-label="Reseñas">
        <p className="label">Reseñas</p>
        <p className="quiet">Aún no hay reseñas de esta alfombra.</p>
      </section>
    );
  const readAll = () => {
    setFailed(false);
    callApi<typeof listReviews>("GET /api/reviews", { query: { carpetId: rugId, limit: 100 } })
      .then(setAll)
      .catch(() => setFailed(true));
  };
  const shown = all ?? newest;
  return (
    <section className="revs" id="resenas" aria-label="Reseñas">
      <div className="revs__sum">
        <h2 className="label">Reseñas</h2>
        <b>{summary.average.toLocaleString("es-CO", { minimumFractionDigits: 1 })}</b>
        <Stars value={summary.average} />
        <p>
          {reviewsSaid(summary.count)}, {verified} de compra verificada
        </p>
        <ul className="revs__bars num">
          {summary.byStars.map((count, place) => (
            <li key={place}>
              <span>
                {5 - place}
                <span className="vh"> estrellas:</span>
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
        <div className="revs__list">
          {shown.map((review) => (
            <article key={review.id} className="rev">
              <Stars value={review.rating} />
              <blockquote>{review.comment}</blockquote>
              <footer>
                <b>{review.name}</b> · {showDay(review.created_at)}
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
        {summary.count > shown.length && (
          <p className="revs__more">
            <button type="button" className="link" onClick={readAll}>
              Leer las {reviewsSaid(summary.count)}
            </button>
            {failed && <span role="alert"> No pudimos traerlas. Intenta de nuevo.</span>}
          </p>
        )}
      </div>
    </section>
  );
}
