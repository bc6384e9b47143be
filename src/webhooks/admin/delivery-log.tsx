import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { Delivery, listDeliveries, resendDelivery, Webhook } from "../contract.ts";
import "./delivery-log.css";

const LOOKS = { delivered: "is-good", waiting: "is-info", failed: "is-bad" } as const;
const WORDS = { delivered: "Delivered", waiting: "Waiting", failed: "Given up" } as const;

/** What an address was told, and how it went; any of it can be told again. */
export function DeliveryLog({ of, onClose }: { of: Webhook; onClose: () => void }) {
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
    { failed: "Error sending it again", done: () => "It is sent again", stale: ["deliveries"] },
  );
  return (
    <Drawer label="Webhook log" title={of.url} onClose={onClose}>
      <div className="admin-drawer__body">
        {list.error && <Banner text="Failed to fetch the log" detail={reasonOf(list.error)} />}
        {list.isPending && <SkeletonRows height={24} />}
        {list.data?.length === 0 && <p className="admin-muted">It has been told of nothing yet.</p>}
        <ul className="delivery-log">
          {list.data?.map((delivery) => (
            <li key={delivery.id}>
              <Line delivery={delivery} />
              <button
                type="button"
                className="admin-button admin-button--small"
                aria-label={`Resend ${delivery.event} of ${showTime(delivery.created_at)}`}
                disabled={resend.isPending}
                onClick={() => resend.mutate(delivery.id)}
              >
                Resend
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

const Line = ({ delivery: { event, state, status, problem, tries, created_at: at } }: { delivery: Delivery }) => (
  <div>
    <b>{event}</b> <span className={`admin-status ${LOOKS[state]}`}>{WORDS[state]}</span>
    <div className="admin-small admin-muted">
      {showShortDay(at)}, {showTime(at)} · {tries} {tries === 1 ? "try" : "tries"}
      {status !== null && ` · answered ${status}`}
      {problem && ` · ${problem}`}
    </div>
  </div>
);
