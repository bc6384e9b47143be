import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { showCents } from "../../platform/money.ts";
import { showTime } from "../../ui/admin/show-day.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { lastTestPayment, makeTestPayment, TestPayment as Made } from "../contract.ts";
import { words } from "./words.ts";

const KEY = ["settings-test-payment"];
const POLL_MS = 4000;
const isPaid = ({ status }: Made): boolean => status === "PAID";
const isOver = (made: Made): boolean =>
  !isPaid(made) &&
  (made.status === "EXPIRED" ||
    made.status === "CANCELLED" ||
    (made.expiresAt !== null && new Date(made.expiresAt) < new Date()));
const isWaiting = (made: Made): boolean => made.url !== null && made.notifiedAt === null && !isOver(made);

/** A try of the gateway in force: a click, then what worked of it and what did not. */
export function TestPayment() {
  const said = words().testPayment;
  const client = useQueryClient();
  const read = useQuery({
    queryKey: KEY,
    queryFn: () => callApi<typeof lastTestPayment>("GET /api/admin/settings/payments/test"),
    refetchInterval: ({ state }) => (state.data?.last && isWaiting(state.data.last) ? POLL_MS : false),
  });
  const make = useSave(() => callApi<typeof makeTestPayment>("POST /api/admin/settings/payments/test"), {
    failed: said.failed,
    stale: ["settings"],
  });
  const tryPayment = () =>
    make.mutate(undefined, { onSuccess: (last) => client.setQueryData<{ last: Made | null }>(KEY, { last }) });
  // Without a link there is nothing to ask about later: the answer to the click is all there is.
  const last = make.data && !make.data.url ? make.data : read.data?.last;
  return (
    <div className="settings-test">
      <button type="button" className="admin-button admin-button--small" disabled={make.isPending} onClick={tryPayment}>
        {make.isPending ? said.trying : said.press}
      </button>
      <div aria-live="polite">{last && <Report made={last} />}</div>
    </div>
  );
}

type Step = { label: string; is: "done" | "failed" | "waiting"; detail?: string };

function stepsOf(made: Made): Step[] {
  const said = words().testPayment;
  const { keyAccepted, url, problem, notifiedAt } = made;
  const key: Step = {
    label: said.key,
    is: keyAccepted ? "done" : "failed",
    detail: problem === "key_refused" ? said.keyRefused : problem === "no_answer" ? said.noAnswer : undefined,
  };
  if (!keyAccepted) return [key];
  const link: Step = { label: said.link, is: url ? "done" : "failed", detail: problem === "no_link" ? said.noLink : undefined };
  if (!url) return [key, link];
  const ended = isOver(made);
  const paid: Step = isPaid(made)
    ? { label: said.paid, is: "done" }
    : { label: said.paid, is: ended ? "failed" : "waiting", detail: ended ? said.lapsed : problem ? said.noStatus : said.toPay };
  const told: Step = notifiedAt
    ? { label: said.notified, is: "done", detail: said.at(showTime(notifiedAt)) }
    : { label: said.notified, is: ended ? "failed" : "waiting", detail: ended ? said.lapsed : said.late[made.mode] };
  return [key, link, paid, told];
}

function Report({ made }: { made: Made }) {
  const said = words().testPayment;
  return (
    <>
      <p className="admin-muted">{said.about[made.mode](showCents(made.amount), showTime(made.startedAt))}</p>
      <ul className="settings-test__steps">
        {stepsOf(made).map(({ label, is, detail }) => (
          <li key={label} className={`admin-status ${{ done: "is-good", failed: "is-bad", waiting: "is-warning" }[is]}`}>
            {said.step(label, said.states[is])}
            {detail && <small className="admin-muted">{detail}</small>}
          </li>
        ))}
      </ul>
      {made.url && isWaiting(made) && !isPaid(made) && (
        <p>
          <a href={made.url} target="_blank" rel="noreferrer">
            {said.open(showCents(made.amount))}
          </a>{" "}
          <span className="admin-muted">{made.expiresAt && said.orLapse(showTime(made.expiresAt))}</span>
        </p>
      )}
    </>
  );
}
