import { useEffect, useRef, useState } from "react";
import { browserStorage } from "../../../platform/browser-storage.ts";
import { readView } from "../../rules/kept-view.ts";
import { type CardOrder, paintCard, paintedAlready } from "./card-painter.ts";
import "./my-room.css";

type Props = { room: string; rug: { id: number; name: string }; size?: string };

/** A card's picture of the rug in the shopper's room, over the shop's own. It is painted when the card comes near. */
export default function CardInMyRoom({ room, rug, size }: Props) {
  const [order] = useState<CardOrder>(() => ({ room, view: readView(browserStorage(), room), rug: rug.id, size }));
  const box = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState(() => paintedAlready(order));
  const isPainted = picture !== null;
  useEffect(() => {
    if (isPainted) return;
    let callOff: (() => void) | undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        callOff?.();
        // On a busy page several changes come at once: the last one holds.
        callOff = seen.at(-1)?.isIntersecting ? paintCard(order, box.current!, setPicture) : undefined;
      },
      { rootMargin: "60% 0px" },
    );
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      callOff?.();
    };
  }, [order, isPainted]);
  return (
    <span ref={box} className="in-my-room" data-painted={isPainted ? "" : undefined}>
      {picture && (
        <>
          <img src={picture.address} alt={`${rug.name} ${picture.size} en tu sala`} decoding="async" />
          <span className="in-my-room__size num" aria-hidden="true">
            {picture.size}
          </span>
        </>
      )}
    </span>
  );
}
