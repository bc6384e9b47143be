import { useCardArrival } from "../use-card-arrival.ts";
import "./card-arrival.css";

/** When it arrives, on a card: one line, which a long city's name does not make two. */
export function CardArrival() {
  const { isTold, arrival } = useCardArrival();
  if (!isTold) return null;
  return (
    <span className="card-arrival num">
      {arrival && (
        <>
          <span className="card-arrival__place" aria-hidden="true">
            {`Llega a ${arrival.city}`}
          </span>
          <span aria-hidden="true">{arrival.days}</span>
          <span className="vh">{arrival.words}</span>
        </>
      )}
    </span>
  );
}
