import { Check } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { FirstSteps, openShopDoors, textsRead } from "../contract.ts";
import { NEEDED } from "../rules/steps.ts";
import { EmptyDemo } from "./empty-demo.tsx";
import { STEP_WORDS } from "./step-words.ts";
import { useFirstSteps } from "./use-first-steps.ts";
import "./first-steps.css";

/** From an empty shop to an open one: what is done ticks itself, the first open step is unfolded. */
export function FirstStepsScreen() {
  const { data, error, refetch } = useFirstSteps();
  return (
    <Screen title="First steps" sum={data && standing(data)}>
      {error && <Banner text="Failed to fetch the steps" detail={reasonOf(error)} retry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="first-steps">
          <div>
            <Steps steps={data.steps} />
            <Doors data={data} />
            {data.isDemo && <EmptyDemo shopName={data.shopName} />}
          </div>
          <Loom steps={data.steps} />
        </div>
      )}
    </Screen>
  );
}

function standing({ isOpen, steps }: FirstSteps): string {
  const left = steps.filter(({ isDone }) => !isDone).length;
  const todo = left === 0 ? "Everything is done." : left === 1 ? "One step is left." : `${left} steps are left.`;
  return isOpen ? `The shop is open. ${todo}` : `Nobody but you sees the shop yet. ${todo}`;
}

function Steps({ steps }: { steps: FirstSteps["steps"] }) {
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <ol className="first-steps__list">
      {steps.map(({ id, isDone, detail }, place) => {
        const { title, about, to, action } = STEP_WORDS[id];
        const isNext = id === next;
        return (
          <li key={id} className={isNext ? "is-next" : undefined}>
            <span className={isDone ? "first-steps__mark is-done" : "first-steps__mark"}>
              {isDone ? <I of={Check} s /> : place + 1}
            </span>
            <div>
              <h2>
                {title}
                <span className="admin-visually-hidden">{isDone ? ": done" : ": to do"}</span>
              </h2>
              <p className="admin-small admin-muted">{isDone && detail ? detail : about}</p>
              {isNext && (
                <div className="first-steps__actions">
                  <Link className="admin-button admin-button--primary" to={to}>
                    {action}
                  </Link>
                  {id === "texts" && <TextsRead />}
                </div>
              )}
            </div>
            {!isNext && (
              <Link className="admin-link" to={to} aria-label={`${isDone ? "Change" : "Start"}: ${title}`}>
                {isDone ? "Change" : "Start"}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function TextsRead() {
  const read = useSave(() => callApi<typeof textsRead>("POST /api/admin/first-steps/texts-read"), {
    failed: "It could not be noted",
    stale: ["first-steps"],
  });
  return (
    <button type="button" className="admin-button" disabled={read.isPending} onClick={() => read.mutate(undefined)}>
      I have read them
    </button>
  );
}

function Doors({ data: { isOpen, canOpen, steps } }: { data: FirstSteps }) {
  const may = useMay();
  const confirm = useConfirm();
  const open = useSave(() => callApi<typeof openShopDoors>("POST /api/admin/first-steps/open"), {
    failed: "The shop could not be opened",
    done: () => "The shop is open",
    stale: ["first-steps", "settings"],
  });
  if (isOpen)
    return (
      <p className="first-steps__doors">
        Visitors see the shop.{" "}
        <a className="admin-link" href={addresses.home()}>
          View it
        </a>
      </p>
    );
  const missing = steps.filter(({ id, isDone }) => !isDone && NEEDED.includes(id)).map(({ id }) => STEP_WORDS[id].title);
  const ask = async () => {
    const text = "Everybody can see it and buy from now on.";
    if (await confirm({ title: "Open the shop?", text, action: "Open the shop", keep: "Not yet" })) open.mutate(undefined);
  };
  return (
    <div className="first-steps__doors">
      <div>
        <h2>Open the shop</h2>
        <p className="admin-small admin-muted">
          {canOpen
            ? "Until then visitors read “Muy pronto” with your phone and address."
            : `First: ${missing.join(", ")}. Until then visitors read “Muy pronto”.`}
        </p>
      </div>
      {may("POST /api/admin/first-steps/open") && (
        <button
          type="button"
          className="admin-button admin-button--primary"
          disabled={!canOpen || open.isPending}
          onClick={() => void ask()}
        >
          Open
        </button>
      )}
    </div>
  );
}

/** A rug on its loom: a band for each step that is done. */
const Loom = ({ steps }: { steps: FirstSteps["steps"] }) => {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <aside className="first-steps__loom" aria-label={`${done} of ${steps.length} steps done`}>
      <div className="first-steps__warp" aria-hidden="true">
        {steps.map(({ id }, place) => (
          <span key={id} className={place < done ? "first-steps__band is-woven" : "first-steps__band"} />
        ))}
      </div>
      <p>
        <b>
          {done} of {steps.length}
        </b>{" "}
        woven
      </p>
    </aside>
  );
};
