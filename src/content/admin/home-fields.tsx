import { Plus } from "lucide-react";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { SECTION_NAMES } from "../rules/section-names.ts";
import type { HomeDocument } from "../shape.ts";
import { CardFields } from "./card-fields.tsx";
import { type Errors, MoveButtons, moved } from "./form-parts.tsx";
import { SlideFields } from "./slide-fields.tsx";

const MOST = 12;
type Props = { home: HomeDocument; errors: Errors; onChange: (home: HomeDocument) => void };

const below = (errors: Errors, path: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, said]) => (name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), said]] : [])),
  );

/** The home page's parts, in the order in which visitors see them. */
export function HomeFields({ home, errors, onChange }: Props) {
  const [now] = useState(() => new Date());
  const { slides, cards, sections } = home;
  const setSlides = (next: HomeDocument["slides"]) => onChange({ ...home, slides: next });
  const setCards = (next: HomeDocument["cards"]) => onChange({ ...home, cards: next });
  const setSections = (next: HomeDocument["sections"]) => onChange({ ...home, sections: next });
  const addSlide = () => {
    const id = Math.max(100, ...slides.map((slide) => slide.id)) + 1;
    const words = { label: "", title: "", subtitle: "", button: "Ver el catálogo", link: "/catalog" };
    const media = { picture: "", phonePicture: "", film: "", phoneFilm: "" };
    setSlides([...slides, { id, ...words, ...media, isOn: true, phoneOnly: false, from: null, until: null }]);
  };
  return (
    <>
      <section>
        <div className="content-part__head">
          <h2>Hero slides</h2>
          <span className="admin-small admin-muted">Shown in this order, 12 seconds each</span>
          <button type="button" className="admin-button admin-button--small" disabled={slides.length >= MOST} onClick={addSlide}>
            <I of={Plus} s /> Add slide
          </button>
        </div>
        {errors.slides && <p className="admin-field__error">{errors.slides}</p>}
        <ul className="content-part__rows">
          {slides.map((slide, place) => (
            <SlideFields
              key={slide.id}
              slide={slide}
              place={place}
              count={slides.length}
              now={now}
              errors={below(errors, `slides.${place}`)}
              onChange={(part) => setSlides(slides.with(place, { ...slide, ...part }))}
              onMove={(to) => setSlides(moved(slides, place, to))}
              onRemove={() => setSlides(slides.toSpliced(place, 1))}
            />
          ))}
        </ul>
        {slides.length === 0 && <p className="admin-muted">No slides: the page begins with its sections.</p>}
      </section>
      <section>
        <div className="content-part__head">
          <h2>Cards</h2>
          <span className="admin-small admin-muted">None: the shop&apos;s first collections</span>
          <button
            type="button"
            className="admin-button admin-button--small"
            disabled={cards.length >= MOST}
            onClick={() => setCards([...cards, { title: "", text: "", link: "/catalog", collection: "", picture: "" }])}
          >
            <I of={Plus} s /> Add card
          </button>
        </div>
        <ul className="content-part__rows">
          {cards.map((card, place) => (
            <CardFields
              key={place}
              card={card}
              place={place}
              count={cards.length}
              errors={below(errors, `cards.${place}`)}
              onChange={(part) => setCards(cards.with(place, { ...card, ...part }))}
              onMove={(to) => setCards(moved(cards, place, to))}
              onRemove={() => setCards(cards.toSpliced(place, 1))}
            />
          ))}
        </ul>
      </section>
      <section>
        <div className="content-part__head">
          <h2>Further down the page</h2>
        </div>
        <ul className="content-part__rows">
          {sections.map(({ name, isOn }, place) => (
            <li key={name} className="content-section">
              <b>{SECTION_NAMES[name][0]}</b>
              <span className="admin-small admin-muted">{SECTION_NAMES[name][1]}</span>
              <Switch
                label={`Show ${SECTION_NAMES[name][0]}`}
                checked={isOn}
                onChange={(next) => setSections(sections.with(place, { name, isOn: next }))}
              />
              <MoveButtons
                what={SECTION_NAMES[name][0]}
                place={place}
                count={sections.length}
                onMove={(to) => setSections(moved(sections, place, to))}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
