import { Check } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Marked } from "../../ui/admin/marked.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { FirstSteps, openShopDoors, textsRead } from "../contract.ts";
import { NEEDED } from "../rules/steps.ts";
import { EmptyDemo } from "./empty-demo.tsx";
import { STEP_ADDRESSES } from "./step-addresses.ts";
import { useFirstSteps } from "./use-first-steps.ts";
import { words } from "./words.ts";
import "./first-steps.css";

/** From an empty shop to an open one: what is done ticks itself, the first open step is unfolded. */
export function FirstStepsScreen() {
  const { data, error, refetch } = useFirstSteps();
  return (
    <Screen title={words().title} sum={data && standing(data)}>
      {error && <Banner text={words().failed} detail={reasonOf(error)} retry={() => void refetch()} />}
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
  return isOpen ? words().isOpen(left) : words().isClosed(left);
}

function Steps({ steps }: { steps: FirstSteps["steps"] }) {
  const said = words();
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <ol className="first-steps__list">
      {steps.map(({ id, isDone, detail }, place) => {
        const { title, about, action } = said.steps[id];
        const to = STEP_ADDRESSES[id];
        const isNext = id === next;
        return (
          <li key={id} className={isNext ? "is-next" : undefined}>
            <span className={isDone ? "first-steps__mark is-done" : "first-steps__mark"}>
              {isDone ? <I of={Check} s /> : place + 1}
            </span>
            <div>
              <h2>
                {title}
                <span className="admin-visually-hidden">{isDone ? said.done : said.toDo}</span>
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
              <Link className="admin-link" to={to} aria-label={isDone ? said.changeStep(title) : said.startStep(title)}>
                {isDone ? said.change : said.start}
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
    failed: words().textsFailed,
    stale: ["first-steps"],
  });
  return (
    <button type="button" className="admin-button" disabled={read.isPending} onClick={() => read.mutate(undefined)}>
      {words().textsRead}
    </button>
  );
}

function Doors({ data: { isOpen, canOpen, steps } }: { data: FirstSteps }) {
  const said = words().doors;
  const may = useMay();
  const confirm = useConfirm();
  const open = useSave(() => callApi<typeof openShopDoors>("POST /api/admin/first-steps/open"), {
    failed: said.failed,
    done: () => said.opened,
    stale: ["first-steps", "settings"],
  });
  if (isOpen)
    return (
      <p className="first-steps__doors">
        {said.visible}{" "}
        <a className="admin-link" href={addresses.home()}>
          {said.view}
        </a>
      </p>
    );
  const missing = steps.filter(({ id, isDone }) => !isDone && NEEDED.includes(id)).map(({ id }) => words().steps[id].title);
  const ask = async () => {
    if (await confirm(said.question)) open.mutate(undefined);
  };
  return (
    <div className="first-steps__doors">
      <div>
        <h2>{said.title}</h2>
        <p className="admin-small admin-muted">{canOpen ? said.untilThen : said.first(missing.join(", "))}</p>
      </div>
      {may("POST /api/admin/first-steps/open") && (
        <button
          type="button"
          className="admin-button admin-button--primary"
          disabled={!canOpen || open.isPending}
          onClick={() => void ask()}
        >
          {said.open}
        </button>
      )}
    </div>
  );
}

/** A rug on its loom: a band for each step that is done. */
const Loom = ({ steps }: { steps: FirstSteps["steps"] }) => {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <aside className="first-steps__loom" aria-label={words().loom.label(done, steps.length)}>
      <div className="first-steps__warp" aria-hidden="true">
        {steps.map(({ id }, place) => (
          <span key={id} className={place < done ? "first-steps__band is-woven" : "first-steps__band"} />
        ))}
      </div>
      <p>
        <Marked text={words().loom.woven(done, steps.length)} />
      </p>
    </aside>
  );
};
