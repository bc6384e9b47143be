import { useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from "react";
import { showPesos } from "../../platform/money.ts";
import { type GridCell, wrongIn } from "../rules/grid.ts";
import { numberOf } from "../rules/typed-number.ts";
import { bulkWords } from "./bulk-words.ts";
import { selectText } from "./select-text.ts";

const ROLE = { role: "gridcell" } as const;

type Props = {
  id: string;
  cell: GridCell;
  typed: string | undefined;
  on: boolean;
  stop: boolean;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onFocus: () => void;
  onMouse: (event: MouseEvent) => void;
};

const shown = (cell: GridCell, text: string): string =>
  cell.kind === "price" && numberOf(text) !== undefined ? showPesos(numberOf(text)!) : text;

/** One cell: its value, what was typed over it, and whether it is right. */
export function Cell({ id, cell, typed, on, stop, type, onKeyDown, onPaste, onFocus, onMouse }: Props) {
  const [editing, setEditing] = useState(false);
  if (cell.kind === "none") return <td className="price-grid__none">–</td>;
  const text = typed ?? cell.value;
  const wrong = typed !== undefined && wrongIn(cell, typed) !== undefined;
  const number = cell.kind === "price" || cell.kind === "stock";
  const units = cell.kind === "stock" ? numberOf(text) : undefined;
  const look = [
    number ? "admin-number" : "",
    wrong ? "is-wrong" : typed !== undefined ? "is-changed" : "",
    units === 0 ? "is-zero" : units !== undefined && units > 0 && units <= 2 ? "is-low" : "",
    on ? "is-selected" : "",
  ];
  return (
    <td className={look.filter(Boolean).join(" ")} {...ROLE} onMouseDown={onMouse} onMouseEnter={onMouse}>
      {typed !== undefined && !wrong && number && <small>{bulkWords().grid.was(shown(cell, cell.value))}</small>}
      {cell.kind === "flag" ? (
        <input
          id={id}
          type="checkbox"
          aria-label={cell.name}
          tabIndex={stop ? 0 : -1}
          checked={text === "yes"}
          onChange={(event) => type(event.target.checked ? "yes" : "no")}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
      ) : (
        <input
          id={id}
          aria-label={cell.name}
          aria-invalid={wrong || undefined}
          inputMode={number ? "numeric" : "text"}
          tabIndex={stop ? 0 : -1}
          value={editing ? text : shown(cell, text)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={({ target }) => {
            setEditing(true);
            selectText(target);
            onFocus();
          }}
          onBlur={() => setEditing(false)}
        />
      )}
    </td>
  );
}
