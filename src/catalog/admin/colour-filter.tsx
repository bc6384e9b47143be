import { Check, ChevronDown, Plus } from "lucide";
import * as Popover from "@radix-ui/react-popover";
import { fold } from "../../platform/text.ts";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { words as inForce } from "./words.ts";
import "../../ui/admin/select.css";

type Props = {
  words: { word: string; carpets: number; swatch: string | null }[];
  chosen: string[];
  toggle: (word: string) => void;
  clear: () => void;
  /** Laid open as word buttons, where there is room. */
  open?: boolean;
};

/** Several colours, any match, each with how many rugs have it. */
export function ColourFilter({ words, chosen, toggle, clear, open }: Props) {
  const said = inForce().filters;
  const root = usePortalRoot();
  const has = (word: string) => chosen.some((each) => fold(each) === fold(word));
  if (open)
    return (
      <fieldset className="admin-suggestions">
        <legend className="admin-visually-hidden">{said.colours}</legend>
        {words.map(({ word, carpets, swatch }) => (
          <button
            type="button"
            key={word}
            className={has(word) ? "is-on" : undefined}
            aria-pressed={has(word)}
            onClick={() => toggle(word)}
          >
            <I of={has(word) ? Check : Plus} s />
            {swatch && <span className="admin-swatch" style={{ background: swatch }} />}
            {word} <small>{carpets}</small>
          </button>
        ))}
      </fieldset>
    );
  return (
    <Popover.Root>
      <Popover.Trigger className={chosen.length > 0 ? "admin-select is-set" : "admin-select"}>
        <span className={chosen.length > 0 ? undefined : "admin-placeholder"}>
          {chosen.length > 0 ? chosen.join(", ") : said.anyColour}
        </span>
        <I of={ChevronDown} s />
      </Popover.Trigger>
      <Popover.Portal container={root}>
        <Popover.Content className="admin-menu" align="start" sideOffset={4} aria-label={said.colours}>
          {words.map(({ word, carpets, swatch }) => (
            <label key={word}>
              <input className="admin-visually-hidden" type="checkbox" checked={has(word)} onChange={() => toggle(word)} />
              <span className={has(word) ? "admin-checkbox is-on" : "admin-checkbox"}>{has(word) && <I of={Check} s />}</span>
              {swatch && <span className="admin-swatch" style={{ background: swatch }} />}
              {word}
              <small>{carpets}</small>
            </label>
          ))}
          {chosen.length > 0 && (
            <>
              <hr />
              <button type="button" className="admin-link admin-menu__line" onClick={clear}>
                {said.clear}
              </button>
            </>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
