import { type CSSProperties, useState } from "react";
import { Link, useViewTransitionState } from "react-router";
import { addresses } from "../../addresses.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { showPesos } from "../../platform/money.ts";
import { readableName } from "../rules/collection-name.ts";
import type { RugCard as Card } from "../rug-cards.server.ts";
import { swatchOf } from "../rules/swatch.ts";
import { CardFilm } from "./card-film.tsx";
import "./rug-card.css";

const SIZES = "(max-width: 767px) 46vw, (max-width: 1100px) 26vw, 300px";

type Props = { card: Card; /** Among the first that are seen. */ eager?: boolean; priority?: boolean };

export function RugCard({ card, eager, priority }: Props) {
  const to = addresses.product(card);
  const isLeaving = useViewTransitionState(to);
  // The room is fetched when somebody points at the card, not before.
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link className="card" to={to} prefetch="intent" viewTransition onPointerEnter={want} onFocus={want}>
      <span className="card__pic">
        {card.flag && <span className={`card__flag card__flag--${card.flag.tone}`}>{card.flag.text}</span>}
        <Picture
          of={card.picture}
          alt={`Alfombra ${card.name}, vista completa`}
          className="card__rug"
          sizes={SIZES}
          most={720}
          eager={eager}
          priority={priority}
          style={isLeaving ? { viewTransitionName: `rug-${card.id}` } : undefined}
        />
        {wanted && card.room && <Picture of={card.room} alt="" className="card__room" sizes={SIZES} most={720} />}
        {card.video && <CardFilm id={`card-${card.id}`} src={card.video} />}
      </span>
      <span className="card__text">
        <span className="card__name">
          <span>{card.name}</span>
          <span className="card__dots" aria-hidden="true">
            {card.colors.map((color) => (
              <i key={color} className="sw" style={{ "--c": swatchOf(color) } as CSSProperties} />
            ))}
          </span>
        </span>
        <span className="card__meta">
          {readableName(card.collection)} · {card.sizes}
        </span>
        <span className={`card__price num${card.flag?.tone === "sale" ? " card__price--sale" : ""}`}>
          <small>Desde</small> {showPesos(card.from)}
        </span>
      </span>
    </Link>
  );
}
