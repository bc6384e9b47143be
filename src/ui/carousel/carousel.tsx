import { ChevronLeft, ChevronRight } from "lucide";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { useCarousel } from "./use-carousel.ts";
import "./carousel.css";

type Props = {
  title: string;
  /** Items per view. Spec §2: 1 under 768 px, 2 under 1024 px, 4 on desktop unless told otherwise. */
  perView?: { phone?: number; tablet?: number; desktop?: number };
  /** Steps by itself: every 5 s, or every so many milliseconds. */
  autoplay?: boolean | number;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode[];
};

/** A row of things. Without JavaScript it is a row that scrolls. */
export function Carousel({ title, perView: { phone = 1, tablet = 2, desktop = 4 } = {}, autoplay, aside, children }: Props) {
  const { ref, ready, index, stops, go } = useCarousel(autoplay);
  const style = { "--phone": phone, "--tablet": tablet, "--desktop": desktop } as CSSProperties;
  const arrows = (
    <div className="carousel__arrows">
      <IconButton label="Anteriores" disabled={index === 0} onClick={() => go(index - 1)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton label="Siguientes" disabled={ready && index >= stops - 1} onClick={() => go(index + 1)}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll(".carousel__item")];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    // On a card the next card is meant (the row follows the focus); on an arrow or a dot, the row itself.
    if (at < 0) go(index + step);
    else items[at + step]?.querySelector<HTMLElement>("a, button")?.focus();
  };
  return (
    // The arrow keys are a convenience: every card, arrow and dot is reached by Tab.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="carousel" aria-roledescription="carrusel" aria-label={title} onKeyDown={onKey}>
      <div className="sec__head">
        <h2 className="h2">{title}</h2>
        {aside}
      </div>
      {stops !== 1 && arrows}
      <div className={`carousel__view${ready ? " is-live" : ""}`} ref={ref} style={style}>
        <ul className="carousel__row">
          {children.map((child, place) => (
            <li key={place} className="carousel__item">
              {child}
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel__track">
        {stops > 1 &&
          Array.from({ length: stops }, (_, stop) => (
            <button
              key={stop}
              type="button"
              aria-label={`Ir a la posición ${stop + 1} de ${stops}`}
              aria-current={stop === index ? "true" : undefined}
              onClick={() => go(stop)}
            />
          ))}
      </div>
    </section>
  );
}
