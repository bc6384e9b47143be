import { addresses } from "../../addresses.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { showPesos } from "../../platform/money.ts";
import { NO_PRICE } from "../rules/card.ts";
import { readableName } from "../rules/readable-name.ts";
import type { RugCard as Card } from "../rug-cards.server.ts";
import { swatchName } from "../rules/swatch.ts";
import "./rug-card.css";

export const CARD_PICTURE = { sizes: "(max-width: 767px) 46vw, (max-width: 1100px) 26vw, 300px", most: 720 };

type Props = { card: Card; /** Among the first that are seen. */ priority?: boolean };

/** Markup only, since a page holds up to 48: what cards do is done for all of them by `CardDelegation`. */
export const RugCard = ({ card, priority }: Props) => (
  <a className="card" href={addresses.product(card)} data-rug={card.id} data-room={card.room} data-film={card.video}>
    <span className="card__pic">
      {card.flag && <span className={`card__flag card__flag--${card.flag.tone}`}>{card.flag.text}</span>}
      <Picture
        of={card.picture}
        alt={`Alfombra ${card.name}, vista completa`}
        className={card.picture.height > card.picture.width * 2 ? "card__rug card__rug--long" : "card__rug"}
        {...CARD_PICTURE}
        priority={priority}
      />
    </span>
    <span className="card__text">
      <span className="card__name">{card.name}</span>
      <span className="card__dots" aria-hidden="true">
        {card.colors.map((color) => (
          <i key={color} className={`sw sw--${swatchName(color)}`} />
        ))}
      </span>
      <span className="card__meta">{[readableName(card.collection), card.sizes].filter(Boolean).join(" · ")}</span>
      <span className={card.flag?.tone === "sale" ? "card__price num card__price--sale" : "card__price num"}>
        <small>{card.from > 0 ? "Desde" : NO_PRICE}</small>
        {card.from > 0 && ` ${showPesos(card.from)}`}
      </span>
    </span>
  </a>
);
