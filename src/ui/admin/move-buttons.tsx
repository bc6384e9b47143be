import { ArrowDown, ArrowUp, type IconNode, Trash2 } from "lucide";
import { I } from "./icon.tsx";
import { words } from "./words.ts";
import "./move-buttons.css";

type Props = {
  /** What the buttons are about, for a screen reader. */
  what: string;
  place: number;
  count: number;
  small?: boolean;
  onMove: (to: number) => void;
  onRemove?: () => void;
};

/** One entry of a list: up, down, and out of it. */
export function MoveButtons({ what, place, count, small, onMove, onRemove }: Props) {
  const said = words().move;
  const button = (icon: IconNode, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className={
        small
          ? "admin-button admin-button--icon admin-button--text admin-button--small"
          : "admin-button admin-button--icon admin-button--text"
      }
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <I of={icon} s />
    </button>
  );
  return (
    <span className="admin-moves">
      {button(ArrowUp, said.up(what), () => onMove(place - 1), place === 0)}
      {button(ArrowDown, said.down(what), () => onMove(place + 1), place === count - 1)}
      {onRemove && button(Trash2, said.remove(what), onRemove)}
    </span>
  );
}
