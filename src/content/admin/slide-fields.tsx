import { useId, useState } from "react";
import { MediaChoice } from "../../media/admin/media-choice.tsx";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { Switch } from "../../ui/admin/switch.tsx";
import { type SlideState, slideState } from "../rules/slide-state.ts";
import type { HomeDocument } from "../shape.ts";
import { MoveButtons } from "../../ui/admin/move-buttons.tsx";
import { type Errors, LineField, MomentField } from "./form-parts.tsx";
import { words } from "./words.ts";

export type Slide = HomeDocument["slides"][number];
type Props = {
  slide: Slide;
  place: number;
  count: number;
  errors: Errors;
  now: Date;
  onChange: (part: Partial<Slide>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const LOOKS: Record<SlideState, string> = { off: "off", ended: "off", scheduled: "info", live: "good" };

/** One slide: a line that says what it is and how it stands; open, all its fields. */
export function SlideFields({ slide, place, count, errors, now, onChange, onMove, onRemove }: Props) {
  // A new one is open, and stays so while its title is typed.
  const id = useId();
  const [isOpen, setOpen] = useState(slide.title === "");
  const { slides: said, fields } = words();
  const name = slide.title || said.unnamed(place + 1);
  const state = slideState(slide, now);
  const line = (field: "label" | "title" | "subtitle" | "button" | "link", label: string, most?: number, hint?: string) => (
    <LineField
      label={label}
      most={most}
      hint={hint}
      value={slide[field]}
      error={errors[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <li className="content-slide">
      <details open={isOpen || Object.keys(errors).length > 0} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-labelledby={`${id} ${id}-state`}>
          {slide.picture ? (
            <img src={pictureAddress(slide.picture, 200, "webp")} alt="" />
          ) : (
            <span className="content-slide__blank" />
          )}
          <span id={id}>
            <b>{slide.title || said.isNew}</b>
            <span className="admin-small admin-muted">{slide.subtitle}</span>
          </span>
          <span id={`${id}-state`} className={`admin-status is-${LOOKS[state]}`}>
            {said.states[state]}
          </span>
        </summary>
        <div className="content-slide__fields">
          {line("title", fields.title, 80)}
          {line("subtitle", fields.lineBelow, 200)}
          {line("label", said.lineAbove, 80)}
          {line("button", said.button, 60)}
          {line("link", fields.link, undefined, said.linkHint)}
          <div className="content-slide__toggles">
            <span className="content-toggle">
              {said.phonesOnly}{" "}
              <Switch
                label={said.phonesOnlyOf(name)}
                checked={slide.phoneOnly}
                onChange={(phoneOnly) => onChange({ phoneOnly })}
              />
            </span>
          </div>
          <MomentField
            label={fields.from}
            hint={fields.fromHint}
            value={slide.from}
            error={errors.from}
            onChange={(from) => onChange({ from })}
          />
          <MomentField label={fields.until} value={slide.until} error={errors.until} onChange={(until) => onChange({ until })} />
          <MediaChoice
            label={said.picture}
            otherwise={said.noPicture}
            value={slide.picture}
            error={errors.picture}
            onChange={(picture) => onChange({ picture })}
          />
          <MediaChoice
            label={said.phonePicture}
            otherwise={said.widePicture}
            value={slide.phonePicture}
            error={errors.phonePicture}
            onChange={(phonePicture) => onChange({ phonePicture })}
          />
          <MediaChoice
            label={said.film}
            kind="video"
            value={slide.film}
            error={errors.film}
            onChange={(film) => onChange({ film })}
          />
          <MediaChoice
            label={said.phoneFilm}
            kind="video"
            value={slide.phoneFilm}
            error={errors.phoneFilm}
            onChange={(phoneFilm) => onChange({ phoneFilm })}
          />
        </div>
      </details>
      <Switch label={fields.show(name)} checked={slide.isOn} onChange={(isOn) => onChange({ isOn })} />
      <MoveButtons what={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}
