/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that suggests has no tag of its own */
import { Search } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { isUpOrDown, useListbox } from "../../ui/use-listbox.ts";
import { type Browse, browseAddress } from "../rules/browse.ts";
import { HiddenChoices } from "./filters/hidden-choices.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import "./search-box.css";

/** A search that works as a plain form, and suggests while one types. `fieldId` is its place in an address. */
export function SearchBox({ browse, fieldId }: { browse: Browse; fieldId?: string }) {
  const id = useId();
  const field = fieldId ?? `${id}field`;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const [typed, setTyped] = useState(browse.search);
  // What was asked for last, here or elsewhere; its rugs may still be coming while more is typed.
  const [asked, setAsked] = useState(browse.search);
  if (asked !== browse.search) {
    setAsked(browse.search);
    setTyped(browse.search);
  }
  const [isAsking, setAsking] = useState(false);
  const options = useSuggestions(typed, isAsking, browse);
  const list = useListbox({ id, count: options.length, ends: "typed", choose: (at) => leave(options[at]!.to, false) });
  useEffect(() => {
    if (hash === `#${field}`) input.current?.focus();
    // By key: "Buscar" may be pressed again on the same page.
  }, [hash, key, field]);
  const open = () => {
    setAsking(true);
    list.open();
  };
  const close = () => {
    setAsking(false);
    list.close();
  };
  const leave = (to: string, replace: boolean) => {
    close();
    void navigate(to, { replace, flushSync: true });
  };
  return (
    <search>
      <form
        className="search"
        action={addresses.catalog()}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur(); // A phone's keys would hide what is found.
          leave(browseAddress(browse, { search: typed.trim() }), true);
        }}
      >
        <HiddenChoices browse={browse} but={["search"]} />
        <label className="vh" htmlFor={field}>
          Buscar alfombras
        </label>
        <Icon of={Search} />
        <input
          ref={input}
          id={field}
          data-focus
          type="search"
          name="search"
          placeholder="Busca por nombre, color o estilo"
          autoComplete="off"
          enterKeyHint="search"
          {...list.field}
          {...list.pointing}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            open();
          }}
          // The first Esc closes the list and keeps what was typed; a search field alone would empty itself.
          onKeyDown={(event) => {
            if (isUpOrDown(event.key)) setAsking(true);
            list.onKeyDown(event);
          }}
          onBlur={close}
        />
        <div className="search__list" id={list.listId} role="listbox" aria-label="Sugerencias" hidden={!list.isOpen}>
          {options.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div key={option.to} {...list.option(place)} aria-selected={place === list.active}>
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
