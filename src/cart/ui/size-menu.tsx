// A listbox keeps the focus on itself and points at its options, so they carry roles but no keys of their own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { ChevronDown } from "lucide";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { feetOf, showSize } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";
import { useListbox } from "../../ui/use-listbox.ts";
import type { CartRug } from "../rules/cart.ts";
import { CART_TEXTS } from "../texts.ts";
import { SizeOutline } from "./size-outline.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./size-menu.css";

type Size = NonNullable<CartRug["sizes"]>[number];
type Props = { name: string; sizes: readonly Size[]; value: string; onChange: (size: string) => void; isBad?: boolean };

const stockWord = ({ inventory }: Size): string =>
  inventory === undefined ? "" : inventory > 0 ? CART_TEXTS.available(inventory) : CART_TEXTS.none;

/** The line's size: a menu under the button, a sheet from below on phones. Sizes without stock cannot be chosen. */
export function SizeMenu({ name, sizes, value, onChange, isBad }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const longest = Math.max(...sizes.map(({ size }) => feetOf(size)?.length ?? 0));
  const choose = (at: number) => {
    const size = sizes[at];
    if (!size || size.inventory === 0) return;
    close();
    if (size.size !== value) onChange(size.size);
  };
  const list = useListbox({ id: useId(), count: sizes.length, ends: "stop", choose });
  const { isOpen } = list;
  const close = () => {
    list.close();
    button.current?.focus();
  };
  useEffect(() => {
    if (isOpen) popup.current?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " ") choose(list.active);
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return list.onKeyDown(event);
    return event.preventDefault();
  };

  return (
    <div className="size-menu">
      <button
        ref={button}
        type="button"
        className={isBad ? "input size-menu__button size-menu__button--bad" : "input size-menu__button"}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => list.open(Math.max(0, sizes.map(({ size }) => size).indexOf(value)))}
      >
        <span className="vh">Medida de {name}: </span>
        {showSize(value)}
      </button>
      <Icon of={ChevronDown} size={18} />
      {isOpen && (
        <>
          <div className="size-menu__veil" onPointerDown={close} />
          <div
            ref={popup}
            className="size-menu__list"
            id={list.listId}
            role="listbox"
            {...list.pointing}
            tabIndex={-1}
            aria-label={`Medida de ${name}`}
            onKeyDown={onKeyDown}
            onBlur={list.close}
          >
            <h3 aria-hidden="true">Elige la medida</h3>
            {sizes.map((size, at) => (
              <div
                key={size.size}
                {...list.option(at)}
                aria-selected={size.size === value}
                aria-disabled={size.inventory === 0}
                onPointerMove={() => list.open(at)}
              >
                <SizeOutline size={size.size} longest={longest} />
                <span>
                  <b>{showSize(size.size)}</b>
                  <small>{stockWord(size)}</small>
                </span>
                <span className="num">{showPesos(size.price)}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
