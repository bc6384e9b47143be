// A listbox keeps the focus on itself and points at its options, so they carry roles but no keys of their own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { feetOf, showSize } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";
import type { CartRug } from "../rules/cart.ts";
import { CART_TEXTS } from "../texts.ts";
import { SizeOutline } from "./size-outline.tsx";
import "./size-menu.css";

type Size = NonNullable<CartRug["sizes"]>[number];
type Props = { name: string; sizes: readonly Size[]; value: string; onChange: (size: string) => void; isBad?: boolean };

const stockWord = ({ inventory }: Size): string =>
  inventory === undefined ? "" : inventory > 0 ? CART_TEXTS.available(inventory) : CART_TEXTS.none;

/** The line's size: a menu under the button, a sheet from below on phones. Sizes without stock cannot be chosen. */
export function SizeMenu({ name, sizes, value, onChange, isBad }: Props) {
  const [active, setActive] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = active !== undefined;
  const longest = Math.max(...sizes.map(({ size }) => feetOf(size)?.length ?? 0));

  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);

  const close = () => {
    setActive(undefined);
    button.current?.focus();
  };
  const choose = (at: number) => {
    const size = sizes[at];
    if (!size || size.inventory === 0) return;
    close();
    if (size.size !== value) onChange(size.size);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === undefined) return;
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: sizes.length - 1 };
    const next = moves[event.key];
    if (next !== undefined) setActive(Math.min(sizes.length - 1, Math.max(0, next)));
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="size-menu">
      <button
        ref={button}
        type="button"
        className={isBad ? "input size-menu__button size-menu__button--bad" : "input size-menu__button"}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() =>
          setActive(
            Math.max(
              0,
              sizes.findIndex(({ size }) => size === value),
            ),
          )
        }
      >
        <span className="vh">Medida de {name}: </span>
        {showSize(value)}
      </button>
      <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      {isOpen && (
        <>
          <div className="size-menu__veil" onPointerDown={close} />
          <div
            ref={list}
            className="size-menu__list"
            role="listbox"
            tabIndex={-1}
            aria-label={`Medida de ${name}`}
            aria-activedescendant={`${id}-${active}`}
            onKeyDown={onKeyDown}
            onBlur={() => setActive(undefined)}
          >
            <h3 aria-hidden="true">Elige la medida</h3>
            {sizes.map((size, at) => (
              <div
                key={size.size}
                id={`${id}-${at}`}
                role="option"
                aria-selected={size.size === value}
                aria-disabled={size.inventory === 0}
                className={at === active ? "is-active" : undefined}
                onPointerMove={() => setActive(at)}
                onClick={() => choose(at)}
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
