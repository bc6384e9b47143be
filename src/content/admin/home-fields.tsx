import { Plus } from "lucide";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import type { HomeDocument } from "../shape.ts";
import { CardFields } from "./card-fields.tsx";
import { MoveButtons } from "../../ui/admin/move-buttons.tsx";
import { moved } from "../../ui/admin/moved.ts";
import type { Errors } from "./form-parts.tsx";
import { WorkshopFields } from "./workshop-fields.tsx";
import { SlideFields } from "./slide-fields.tsx";
import { words } from "./words.ts";

const MOST = 12;
type Props = { home: HomeDocument; errors: Errors; onChange: (home: HomeDocument) => void };

const below = (errors: Errors, path: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, said]) => (name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), said]] : [])),
  );

/** The home page's parts, in the order in which visitors see them. */
export function HomeFields({ home, errors, onChange }: Props) {
  const [now] = useState(() => new Date());
  const said = words();
  const { slides, cards, sections, workshop } = home;
  const setSlides = (next: HomeDocument["slides"]) => onChange({ ...home, slides: next });
  const setCards = (next: HomeDocument["cards"]) => onChange({ ...home, cards: next });
  const setSections = (next: HomeDocument["sections"]) => onChange({ ...home, sections: next });
  const addSlide = () => {
    const id = Math.max(100, ...slides.map((slide) => slide.id)) + 1;
    const texts = { label: "", title: "", subtitle: "", button: words().slides.firstButton, link: "/catalog" };
    const media = { picture: "", phonePicture: "", film: "", phoneFilm: "" };
    setSlides([...slides, { id, ...texts, ...media, isOn: true, phoneOnly: false, from: null, until: null }]);
  };
  return (
    <>
      <section>
        <div className="content-part__head">
          <h2>{said.slides.title}</h2>
          <span className="admin-small admin-muted">{said.slides.order}</span>
          <button type="button" className="admin-button admin-button--small" disabled={slides.length >= MOST} onClick={addSlide}>
            <I of={Plus} s /> {said.slides.add}
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
        {slides.length === 0 && <p className="admin-muted">{said.slides.none}</p>}
      </section>
      <section>
        <div className="content-part__head">
          <h2>{said.cards.title}</h2>
          <span className="admin-small admin-muted">{said.cards.none}</span>
          <button
            type="button"
            className="admin-button admin-button--small"
            disabled={cards.length >= MOST}
            onClick={() => setCards([...cards, { title: "", text: "", link: "/catalog", collection: "", picture: "" }])}
          >
            <I of={Plus} s /> {said.cards.add}
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
          <h2>{said.sections.title}</h2>
        </div>
        <ul className="content-part__rows">
          {sections.map(({ name, isOn }, place) => (
            <li key={name} className="content-section">
              <b>{said.sections.names[name]}</b>
              <span className="admin-small admin-muted">{said.sections.about[name]}</span>
              <Switch
                label={said.fields.show(said.sections.names[name])}
                checked={isOn}
                onChange={(next) => setSections(sections.with(place, { name, isOn: next }))}
              />
              <MoveButtons
                what={said.sections.names[name]}
                place={place}
                count={sections.length}
                onMove={(to) => setSections(moved(sections, place, to))}
              />
            </li>
          ))}
        </ul>
      </section>
      <WorkshopFields
        workshop={workshop}
        errors={below(errors, "workshop")}
        onChange={(next) => onChange({ ...home, workshop: next })}
      />
    </>
  );
}
