import { type MouseEvent, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { CardArrival } from "../../arrival/ui/card-arrival.tsx";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { offeredSet } from "../../media/rules/picture-ahead.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { showPesos } from "../../platform/money.ts";
import { type CardFlag, NO_PRICE } from "../rules/card.ts";
import { readableName } from "../rules/readable-name.ts";
import type { RugCard as Card } from "../rug-cards.server.ts";
import { showSize } from "../rules/size.ts";
import { swatchName } from "../rules/swatch.ts";
import "./rug-card.css";

const CARD_PICTURE = { sizes: "(max-width: 767px) 46vw, (max-width: 1100px) 26vw, 300px", most: 720 };

type Props = { card: Card; /** Among the first that are seen. */ priority?: boolean; inRoom?: boolean };

export function RugCard({ card, priority, inRoom }: Props) {
  const [wantsRoom, setWantsRoom] = useState(false);
  const showRoom = card.room && !wantsRoom ? () => setWantsRoom(true) : undefined;
  // The card's picture becomes the product's.
  const nameForTransition = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    currentTarget.querySelector<HTMLElement>(".card__rug")?.style.setProperty("view-transition-name", `rug-${card.id}`);
  const { offer } = card;
  const meta = [readableName(card.collection), offer ? showSize(offer.size) : card.sizes].filter(Boolean).join(" · ");
  const flag: CardFlag | undefined = offer?.isLast ? { text: `Última en ${offer.size}`, tone: "quiet" } : card.flag;
  return (
    <Link
      className={inRoom && card.room ? "card card--room" : "card"}
      to={addresses.product(card, offer?.size)}
      prefetch="intent"
      discover="none"
      viewTransition
      data-rug={card.id}
      data-film={card.video}
      onPointerEnter={showRoom}
      onFocus={showRoom}
      onClick={nameForTransition}
    >
      <span className="card__pic">
        {flag && <span className={`card__flag card__flag--${flag.tone}`}>{flag.text}</span>}
        <Picture
          of={card.picture}
          alt={`Alfombra ${card.name}, vista completa`}
          className={card.picture.height > card.picture.width * 2 ? "card__rug card__rug--long" : "card__rug"}
          {...CARD_PICTURE}
          priority={priority}
        />
        {(wantsRoom || (inRoom && card.room)) && <RoomPicture src={card.room!} />}
      </span>
      <span className="card__text">
        <span className="card__name">{card.name}</span>
        <span className="card__dots" aria-hidden="true">
          {card.colors.map((color) => (
            <i key={color} className={`sw sw--${swatchName(color)}`} />
          ))}
        </span>
        <span className="card__meta num">{meta}</span>
        <span className={card.sale ? "card__price num card__price--sale" : "card__price num"}>
          {offer ? (
            showPesos(offer.price)
          ) : (
            <>
              <small>{card.from > 0 ? "Desde" : NO_PRICE}</small>
              {card.from > 0 && ` ${showPesos(card.from)}`}
            </>
          )}
        </span>
        {card.sale && (
          <span className="card__until num">
            Antes <s>{card.sale.former}</s>. {card.sale.until}
          </span>
        )}
        {card.flag?.tone !== "out" && <CardArrival />}
      </span>
    </Link>
  );
}

/** Lazy: where nothing hovers it is not displayed, and so not fetched. */
const RoomPicture = ({ src }: { src: string }) => (
  <picture className="picture">
    <source type="image/avif" srcSet={offeredSet(src, CARD_PICTURE)} sizes={CARD_PICTURE.sizes} />
    <img className="card__room" src={pictureAddress(src, 720, "webp")} alt="" loading="lazy" />
  </picture>
);
