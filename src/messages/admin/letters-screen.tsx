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
import "../../ui/admin/segments.css";
import "./letters.css";

const NAMES: Record<LetterKindShown["to"], string> = { customer: "To customers", shop: "To the shop", staff: "To staff" };

/** Every letter the shop writes, with sample data: the words can be read before a customer does. */
export function LettersScreen() {
  const kinds = useQuery({
    queryKey: ["letter-kinds"],
    queryFn: () => callApi<typeof listLetterKinds>("GET /api/admin/letters/kinds"),
  });
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? kinds.data?.[0]?.id;
  return (
    <Screen
      title="Letters"
      sum={kinds.data && `${kinds.data.length} letters, shown with sample data.`}
      crumb={<Link to={addresses.admin("messages")}>Messages</Link>}
    >
      {kinds.error && <Banner text="Failed to fetch letters" detail={reasonOf(kinds.error)} retry={() => void kinds.refetch()} />}
      {kinds.isPending && <SkeletonRows />}
      {kinds.data && (
        <div className="letters">
          <nav aria-label="Letters">
            {(Object.keys(NAMES) as LetterKindShown["to"][]).map((to) => (
              <section key={to}>
                <h2>{NAMES[to]}</h2>
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
  const { data } = useQuery({
    queryKey: ["letter-kinds", id],
    queryFn: () => callApi<typeof previewLetter>("GET /api/admin/letters/kinds/{id}", { params: { id } }),
  });
  const [width, setWidth] = useState<"Phone" | "Desktop">("Desktop");
  if (!data) return <SkeletonRows />;
  return (
    <section aria-label="Preview" className="letters__one">
      <p>
        Subject: <b>{data.subject}</b>
      </p>
      <fieldset className="admin-segments">
        <legend className="admin-visually-hidden">Width</legend>
        {(["Phone", "Desktop"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {/* Without scripts, forms or links that lead anywhere. */}
      <iframe className={width === "Phone" ? "letters__phone" : undefined} title={data.subject} srcDoc={data.html} sandbox="" />
      {data.words && <LetterWords key={JSON.stringify(data.words)} id={id} words={data.words} />}
      <details>
        <summary>As plain text</summary>
        <pre>{data.text}</pre>
      </details>
    </section>
  );
}
