/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that suggests has no tag of its own */
import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Browse, browseAddress } from "../rules/browse.ts";
import { HiddenChoices } from "./filters/hidden-choices.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import "./search-box.css";

/** A search that works as a plain form, and suggests while one types. */
export function SearchBox({ browse }: { browse: Browse }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const [typed, setTyped] = useState(browse.search);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useSuggestions(typed, isOpen, browse);
  const isShown = isOpen && options.length > 0;
  useEffect(() => {
    if (hash === "#buscar") input.current?.focus();
    // By key: "Buscar" may be pressed again on the same page.
  }, [hash, key]);
  const leave = (to: string, replace: boolean) => {
    setOpen(false);
    setActive(-1);
    void navigate(to, { replace });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step && isShown) {
      event.preventDefault();
      // One place more than there are: beyond the last comes what was typed.
      const next = (active + step + options.length + 1) % (options.length + 1);
      setActive(next === options.length ? -1 : next);
    } else if (step) setOpen(true);
    else if (event.key === "Escape" && isShown) {
      // The first Esc closes the list and keeps what was typed; a search field alone would empty itself.
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === "Enter" && isShown && options[active]) {
      event.preventDefault();
      leave(options[active].to, false);
    }
  };
  return (
    <search>
      <form
        className="search"
        action={addresses.catalog()}
        onSubmit={(event) => {
          event.preventDefault();
          leave(browseAddress(browse, { search: typed.trim() }), true);
        }}
      >
        <HiddenChoices browse={browse} but={["search"]} />
        <label className="vh" htmlFor="buscar">
          Buscar alfombras
        </label>
        <Icon of={Search} />
        <input
          ref={input}
          id="buscar"
          type="search"
          name="search"
          placeholder="Busca por nombre, color o estilo"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && isShown ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <div id={id} className="search__list" role="listbox" aria-label="Sugerencias" hidden={!isShown}>
          {options.map((option, place) => (
            // The combobox keeps the focus; its keys are handled above.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.to}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => leave(option.to, false)}
            >
              {option.picture ? <img src={option.picture} alt="" width={32} height={44} /> : <Icon of={Search} size={16} />}
              <span>
                {option.name} <small>{option.kind}</small>
              </span>
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
