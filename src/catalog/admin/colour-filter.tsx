import { Check, ChevronDown, Plus } from "lucide-react";
import { Popover } from "radix-ui";
import { fold } from "../../platform/text.ts";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";

type Props = {
  words: { word: string; carpets: number }[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /** Laid open as word buttons, where there is room. */
  open?: boolean;
};

/** Several colours, any match, each with how many rugs have it. */
export function ColourFilter({ words, chosen, onChange, open }: Props) {
  const root = usePortalRoot();
  const has = (word: string) => chosen.some((each) => fold(each) === fold(word));
  const toggle = (word: string) => onChange(has(word) ? chosen.filter((each) => fold(each) !== fold(word)) : [...chosen, word]);
  if (open)
    return (
      <fieldset className="sug">
        <legend className="sr">Colours</legend>
        {words.map(({ word, carpets }) => (
          <button
            type="button"
            key={word}
            className={has(word) ? "on" : undefined}
            aria-pressed={has(word)}
            onClick={() => toggle(word)}
          >
            <I of={has(word) ? Check : Plus} s />
            {word} <small>{carpets}</small>
          </button>
        ))}
      </fieldset>
    );
  return (
    <Popover.Root>
      <Popover.Trigger className={chosen.length > 0 ? "sel set" : "sel"}>
        <span className={chosen.length > 0 ? undefined : "ph"}>{chosen.length > 0 ? chosen.join(", ") : "Any colour"}</span>
        <I of={ChevronDown} s />
      </Popover.Trigger>
      <Popover.Portal container={root}>
        <Popover.Content className="menu" align="start" sideOffset={4} aria-label="Colours">
          {words.map(({ word, carpets }) => (
            <label key={word}>
              <input className="sr" type="checkbox" checked={has(word)} onChange={() => toggle(word)} />
              <span className={has(word) ? "chk on" : "chk"}>{has(word) && <I of={Check} s />}</span>
              {word}
              <small>{carpets}</small>
            </label>
          ))}
          {chosen.length > 0 && (
            <>
              <hr />
              <button type="button" className="lnk menuline" onClick={() => onChange([])}>
                Clear
              </button>
            </>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
