import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { LetterWords } from "./letter-words.tsx";
import type { LetterKindShown, listLetterKinds, previewLetter } from "../letters/contract.ts";
import { words } from "./words.ts";
import "../../ui/admin/segments.css";
import "./letters.css";

const READERS: readonly LetterKindShown["to"][] = ["customer", "shop", "staff"];

/** Every letter the shop writes, with sample data: the words can be read before a customer does. */
export function LettersScreen() {
  const said = words().letters;
  const kinds = useQuery({
    queryKey: ["letter-kinds"],
    queryFn: () => callApi<typeof listLetterKinds>("GET /api/admin/letters/kinds"),
  });
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? kinds.data?.[0]?.id;
  return (
    <Screen
      title={said.title}
      sum={kinds.data && said.sum(kinds.data.length)}
      crumb={<Link to={addresses.admin("messages")}>{words().list.title}</Link>}
    >
      {kinds.error && <Banner text={said.failed} detail={reasonOf(kinds.error)} retry={() => void kinds.refetch()} />}
      {kinds.isPending && <SkeletonRows />}
      {kinds.data && (
        <div className="letters">
          <nav aria-label={said.title}>
            {READERS.map((to) => (
              <section key={to}>
                <h2>{said.to[to]}</h2>
                {kinds.data
                  .filter((kind) => kind.to === to)
                  .map(({ id, about }) => (
                    <button key={id} type="button" aria-current={id === shown ? "true" : undefined} onClick={() => setChosen(id)}>
                      {about}
                    </button>
                  ))}
              </section>
            ))}
          </nav>
          {shown && <Preview id={shown} />}
        </div>
      )}
    </Screen>
  );
}

function Preview({ id }: { id: string }) {
  const said = words().letters;
  const { data } = useQuery({
    queryKey: ["letter-kinds", id],
    queryFn: () => callApi<typeof previewLetter>("GET /api/admin/letters/kinds/{id}", { params: { id } }),
  });
  const [width, setWidth] = useState<"phone" | "desktop">("desktop");
  if (!data) return <SkeletonRows />;
  return (
    <section aria-label={said.preview} className="letters__one">
      <p>
        {said.subjectIs} <b>{data.subject}</b>
      </p>
      <fieldset className="admin-segments">
        <legend className="admin-visually-hidden">{said.width}</legend>
        {(["phone", "desktop"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {said.widths[name]}
          </button>
        ))}
      </fieldset>
      {/* Without scripts, forms or links that lead anywhere. */}
      <iframe className={width === "phone" ? "letters__phone" : undefined} title={data.subject} srcDoc={data.html} sandbox="" />
      {data.words && <LetterWords key={id} id={id} own={data.words} />}
      <details>
        <summary>{said.plainText}</summary>
        <pre>{data.text}</pre>
      </details>
    </section>
  );
}
