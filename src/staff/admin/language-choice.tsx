import { useEffect, useRef } from "react";
import { callApi } from "../../platform/call-api.ts";
import { type Language, LANGUAGES } from "../../platform/language.ts";
import { LANGUAGE_NAMES, languageInForce, setLanguage } from "../../ui/admin/language.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { updateAccount } from "../account-contract.ts";
import { words } from "./words.ts";

/** The other language draws everything anew, also this choice: the keyboard stays where it was. */
let wasChosen = false;

export function LanguageChoice() {
  const language = languageInForce();
  const said = words().language;
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasChosen) pressed.current?.focus();
    wasChosen = false;
  }, []);
  const save = useSave(
    async (next: Language) => {
      await callApi<typeof updateAccount>("PUT /api/admin/account", { body: { language: next } });
      setLanguage(next);
      wasChosen = true;
    },
    { failed: said.failed, done: () => words().language.done, stale: ["account", "session"] },
  );
  return (
    <section className="account-part">
      <h2 id="language">{said.title}</h2>
      <p className="admin-muted">{said.about}</p>
      <fieldset className="admin-segments" aria-labelledby="language">
        {LANGUAGES.map((each) => (
          <button
            type="button"
            key={each}
            ref={each === language ? pressed : undefined}
            lang={each}
            aria-pressed={each === language}
            disabled={save.isPending}
            onClick={() => each !== language && save.mutate(each)}
          >
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
