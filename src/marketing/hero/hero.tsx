import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import type { HeroSlide } from "./hero-slides.server.ts";
import { useHero } from "./use-hero.ts";
import "./hero.css";

export function Hero({ slides }: { slides: HeroSlide[] }) {
  const onDesktop = slides.filter(({ phoneOnly }) => !phoneOnly).length || slides.length;
  const hero = useHero(slides.length, onDesktop);
  if (slides.length === 0) return null;
  return (
    <section
      className={`hero${slides.some(({ landscape }) => landscape) ? "" : " hero--words"}`}
      aria-roledescription="carrusel"
      aria-label="Destacados"
    >
      <div className="hero__text">
        <div className="hero__mid" aria-live={hero.isMoving ? "off" : "polite"}>
          {slides.map((slide, place) => (
            <SlideText
              key={slide.id}
              slide={slide}
              place={place}
              count={hero.count}
              isForPhones={place >= onDesktop}
              shown={place === hero.index}
            />
          ))}
        </div>
        {slides.length > 1 && <Controls hero={hero} all={slides.length} onDesktop={onDesktop} />}
      </div>
      <div className="hero__pic">
        <div className="hero__stack">
          {slides.slice(0, Math.min(hero.needed, hero.count)).map((slide, place) => (
            <HeroPicture
              key={slide.id}
              slide={slide}
              first={place === 0}
              shown={place === hero.index}
              isPlaying={hero.isPlaying}
            />
          ))}
        </div>
        <div className="hero__caps">
          {slides.slice(0, hero.count).map((slide, place) => (
            <Caption key={slide.id} slide={slide} shown={place === hero.index} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Fades with its picture: what it names is what is seen. */
const Caption = ({ slide: { rug }, shown }: { slide: HeroSlide; shown: boolean }) =>
  rug && (
    <div className={`hero__cap${shown ? " is-shown" : ""}`} inert={!shown}>
      <span>{rug.name}</span>
      <Link className="link" to={addresses.product(rug)}>
        Ver esta alfombra
      </Link>
    </div>
  );

type SlideProps = { slide: HeroSlide; place: number; count: number; isForPhones: boolean; shown: boolean };
const SlideText = ({ slide, place, count, isForPhones, shown }: SlideProps) => (
  <section
    className={`hero__slide${isForPhones ? " hero__slide--phone" : ""}${shown ? " is-shown" : ""}`}
    aria-roledescription="diapositiva"
    aria-label={`${place + 1} de ${count}`}
    inert={!shown}
  >
    <p className="label">{slide.label}</p>
    <h2 className="hero__title">{slide.title}</h2>
    <p className="hero__sub">{slide.subtitle}</p>
    {slide.button && (
      <ButtonLink to={slide.link || addresses.catalog()} prefetch="intent">
        {slide.button}
      </ButtonLink>
    )}
  </section>
);

function Controls({ hero, all, onDesktop }: { hero: ReturnType<typeof useHero>; all: number; onDesktop: number }) {
  const { index, isPlaying, isMoving, go, toggle, hold, release } = hero;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") go(index + 1);
    if (key === "ArrowLeft") go(index - 1);
  };
  return (
    // The arrow keys are a convenience beside the buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`hero__bar${isMoving ? "" : " is-still"}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={onKey}
    >
      <span className="hero__count num">
        {index + 1} de {/* Right before the page knows its own width, and without JavaScript. */}
        <span className="hero__of">{onDesktop}</span>
        <span className="hero__of--phone">{all}</span>
      </span>
      <div className="hero__dots">
        {Array.from({ length: all }, (_, place) => (
          <button
            key={place}
            type="button"
            className={place >= onDesktop ? "hero__dot--phone" : undefined}
            aria-label={`Diapositiva ${place + 1}`}
            aria-current={place === index ? "true" : undefined}
            onClick={() => go(place)}
          >
            {/* Spec §4: the segment fills in 12 s and then the next slide comes; holding it holds the clock. */}
            <i onAnimationEnd={() => go(index + 1)} />
          </button>
        ))}
      </div>
      <IconButton bare label={isPlaying ? "Pausar" : "Reproducir"} onClick={toggle}>
        <Icon of={isPlaying ? Pause : Play} size={18} />
      </IconButton>
      <IconButton className="hero__arrow" label="Anterior" onClick={() => go(index - 1)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton className="hero__arrow" label="Siguiente" onClick={() => go(index + 1)}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
}
