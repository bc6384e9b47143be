import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { offeredSet } from "../../media/rules/picture-ahead.ts";
import { isPlainClick, linkUnder, onHoverIntent } from "../../ui/hover-intent.ts";
import { CardFilms } from "./card-films.tsx";
import { CARD_PICTURE } from "./rug-card.tsx";

/** The card one leaves fades back before its room goes. */
const KEPT = 3;

const CARD = "a.card";

/**
 * What the page's rug cards do: open the product without loading a new document (the card's picture becomes the
 * product's), fetch it ahead and show the rug in a room when pointed at, play its film on touch.
 */
export function CardDelegation() {
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<HTMLAnchorElement[]>([]);
  useEffect(() => {
    const stopPointing = onHoverIntent(CARD, (card) =>
      setPointed((all) => [...all.filter((each) => each !== card), card].slice(-KEPT)),
    );
    const open = (event: MouseEvent) => {
      const card = linkUnder(event, CARD);
      if (!card || !isPlainClick(event)) return;
      event.preventDefault();
      const picture = card.querySelector<HTMLElement>(".card__rug");
      if (picture) picture.style.viewTransitionName = `rug-${card.dataset.rug}`;
      void navigate(card.pathname, { viewTransition: true });
    };
    document.addEventListener("click", open);
    return () => {
      stopPointing();
      document.removeEventListener("click", open);
    };
  }, [navigate]);
  return (
    <>
      {pointed
        .filter((card) => card.isConnected)
        .map((card) => (
          <Pointed key={card.pathname} card={card} />
        ))}
      <CardFilms />
    </>
  );
}

function Pointed({ card }: { card: HTMLAnchorElement }) {
  const room = window.matchMedia("(hover: hover)").matches && card.dataset.room;
  const box = card.querySelector(".card__pic");
  return (
    <>
      <PrefetchPageLinks page={card.pathname} />
      {room &&
        box &&
        createPortal(
          <picture className="picture">
            <source type="image/avif" srcSet={offeredSet(room, CARD_PICTURE)} sizes={CARD_PICTURE.sizes} />
            <img className="card__room" src={pictureAddress(room, 720, "webp")} alt="" />
          </picture>,
          box,
        )}
    </>
  );
}
