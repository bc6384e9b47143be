import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { Delivery, listDeliveries, resendDelivery, Webhook } from "../contract.ts";
import { words } from "./words.ts";
import "./delivery-log.css";

const LOOKS = { delivered: "is-good", waiting: "is-info", failed: "is-bad" } as const;

/** What an address was told, and how it went; any of it can be told again. */
export function DeliveryLog({ of, onClose }: { of: Webhook; onClose: () => void }) {
  const said = words().log;
  const list = useQuery({
    queryKey: ["deliveries", of.id],
    queryFn: () =>
      callApi<typeof listDeliveries>("GET /api/admin/webhooks/{id}/deliveries", { params: { id: of.id }, query: { limit: 50 } }),
    refetchInterval: 5000,
  });
  const resend = useSave(
    (deliveryId: number) =>
      callApi<typeof resendDelivery>("POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend", {
        params: { id: of.id, deliveryId },
      }),
    { failed: said.resendFailed, done: () => said.resent, stale: ["deliveries"] },
  );
  return (
    <Drawer label={said.label} title={of.url} onClose={onClose}>
      <div className="admin-drawer__body">
        {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} />}
        {list.isPending && <SkeletonRows height={24} />}
        {list.data?.length === 0 && <p className="admin-muted">{said.none}</p>}
        <ul className="delivery-log">
          {list.data?.map((delivery) => (
            <li key={delivery.id}>
              <Line delivery={delivery} />
              <button
                type="button"
                className="admin-button admin-button--small"
                aria-label={said.resendOf(delivery.event, delivery.order_number)}
                // Not disabled meanwhile: the keys would lose their place.
                onClick={() => resend.isPending || resend.mutate(delivery.id)}
              >
                {said.resend}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

const Line = ({
  delivery: { event, order_number: order, state, status, problem, tries, created_at: at },
}: {
  delivery: Delivery;
}) => (
  <div>
    <b>{event}</b> {order} <span className={`admin-status ${LOOKS[state]}`}>{words().log.states[state]}</span>
    <div className="admin-small admin-muted">
      {showShortDay(at)}, {showTime(at)} · {words().log.tries(tries)}
      {status !== null && ` · ${words().log.answered(status)}`}
      {/* Without an answer: what the network said. */}
      {status === null && problem && ` · ${problem}`}
    </div>
  </div>
);
