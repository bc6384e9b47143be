import { useId, useState } from "react";
import { MediaChoice } from "../../media/admin/media-choice.tsx";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { Switch } from "../../ui/admin/switch.tsx";
import { slideState } from "../rules/slide-state.ts";
import type { HomeDocument } from "../shape.ts";
import { type Errors, LineField, MomentField, MoveButtons } from "./form-parts.tsx";

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

const NO_PICTURE = "A room of a best seller, or the demo's own picture";

/** One slide: a line that says what it is and how it stands; open, all its fields. */
export function SlideFields({ slide, place, count, errors, now, onChange, onMove, onRemove }: Props) {
  // A new one is open, and stays so while its title is typed.
  const id = useId();
  const [isOpen, setOpen] = useState(slide.title === "");
  const name = slide.title || `slide ${place + 1}`;
  const [look, words] = slideState(slide, now);
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
            <b>{slide.title || "New slide"}</b>
            <span className="admin-small admin-muted">{slide.subtitle}</span>
          </span>
          <span id={`${id}-state`} className={`admin-status is-${look}`}>
            {words}
          </span>
        </summary>
        <div className="content-slide__fields">
          {line("title", "Title", 80)}
          {line("subtitle", "Line below", 200)}
          {line("label", "Small line above", 80)}
          {line("button", "Button", 60)}
          {line("link", "Leads to", undefined, "A page of this shop such as /catalog?tags=Premium, or https://…")}
          <div className="content-slide__toggles">
            <Toggle label="Phones only" of={name} checked={slide.phoneOnly} onChange={(phoneOnly) => onChange({ phoneOnly })} />
          </div>
          <MomentField
            label="Show from"
            hint="Bogotá time. Empty means always."
            value={slide.from}
            error={errors.from}
            onChange={(from) => onChange({ from })}
          />
          <MomentField label="Until" value={slide.until} error={errors.until} onChange={(until) => onChange({ until })} />
          <MediaChoice
            label="Wide picture"
            otherwise={NO_PICTURE}
            value={slide.picture}
            error={errors.picture}
            onChange={(picture) => onChange({ picture })}
          />
          <MediaChoice
            label="Phone picture"
            otherwise="The wide one"
            value={slide.phonePicture}
            error={errors.phonePicture}
            onChange={(phonePicture) => onChange({ phonePicture })}
          />
          <MediaChoice
            label="Wide film"
            kind="video"
            value={slide.film}
            error={errors.film}
            onChange={(film) => onChange({ film })}
          />
          <MediaChoice
            label="Phone film"
            kind="video"
            value={slide.phoneFilm}
            error={errors.phoneFilm}
            onChange={(phoneFilm) => onChange({ phoneFilm })}
          />
        </div>
      </details>
      <Switch label={`Show ${name}`} checked={slide.isOn} onChange={(isOn) => onChange({ isOn })} />
      <MoveButtons what={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

type ToggleProps = { label: string; of: string; checked: boolean; onChange: (on: boolean) => void };
const Toggle = ({ label, of, checked, onChange }: ToggleProps) => (
  <span className="content-toggle">
    {label} <Switch label={`${label}, ${of}`} checked={checked} onChange={onChange} />
  </span>
);
