import { useId, useState } from "react";
import { MediaChoice } from "../../media/admin/media-choice.tsx";
import type { HomeDocument } from "../shape.ts";
import { MoveButtons } from "../../ui/admin/move-buttons.tsx";
import { type Errors, LineField } from "./form-parts.tsx";
import { words } from "./words.ts";

export type Card = HomeDocument["cards"][number];
type Props = {
  card: Card;
  place: number;
  count: number;
  errors: Errors;
  onChange: (part: Partial<Card>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function CardFields({ card, place, count, errors, onChange, onMove, onRemove }: Props) {
  // A new one is open, and stays so while its title is typed.
  const id = useId();
  const [isOpen, setOpen] = useState(card.title === "");
  const { cards: said, fields } = words();
  const name = card.title || said.unnamed(place + 1);
  return (
    <li className="content-slide">
      <details open={isOpen || Object.keys(errors).length > 0} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-labelledby={id}>
          <span id={id}>
            <b>{card.title || said.isNew}</b>
            <span className="admin-small admin-muted">{card.text}</span>
          </span>
        </summary>
        <div className="content-slide__fields">
          <LineField
            label={fields.title}
            most={60}
            value={card.title}
            error={errors.title}
            onChange={(title) => onChange({ title })}
          />
          <LineField
            label={fields.lineBelow}
            most={120}
            value={card.text}
            error={errors.text}
            onChange={(text) => onChange({ text })}
          />
          <LineField
            label={fields.link}
            hint={said.linkHint}
            value={card.link}
            error={errors.link}
            onChange={(link) => onChange({ link })}
          />
          <LineField
            label={said.collection}
            hint={said.collectionHint}
            value={card.collection}
            error={errors.collection}
            onChange={(collection) => onChange({ collection })}
          />
          <MediaChoice
            label={said.picture}
            otherwise={said.collectionPicture}
            value={card.picture}
            error={errors.picture}
            onChange={(picture) => onChange({ picture })}
          />
        </div>
      </details>
      <MoveButtons what={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}
