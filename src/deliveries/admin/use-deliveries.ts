import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { Body } from "../../platform/endpoint.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { noonOf, showDay } from "../../ui/admin/show-day.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { changeDelivery, closeCashDay, Delivery, listDeliveries, planDelivery, readCashDay } from "../contract.ts";
import { words } from "./words.ts";

const STALE = ["deliveries", "cash", "orders", "order", "overview", "payment-tasks"];

export const useDeliveries = (query: { day?: string; orderId?: string }) =>
  useQuery({
    queryKey: ["deliveries", query],
    queryFn: () => callList<typeof listDeliveries>("GET /api/admin/deliveries", { ...query, limit: 100 }),
  });

export const usePlanDelivery = () =>
  useSave((body: Body<typeof planDelivery>) => callApi<typeof planDelivery>("POST /api/admin/deliveries", { body }), {
    failed: words().saved.planFailed,
    done: ({ day, from, to }) => words().saved.planned(showDay(noonOf(day)), from, to),
    stale: STALE,
  });

type Finish = { id: number; change: Body<typeof changeDelivery>; photo?: File };

/** The photo first: a delivery that is finished stays as it is. */
export const useChangeDelivery = () =>
  useSave(
    async ({ id, change, photo }: Finish) => {
      if (photo) await sendPhoto(id, photo);
      return callApi<typeof changeDelivery>("PUT /api/admin/deliveries/{id}", { params: { id }, body: change });
    },
    {
      failed: words().saved.changeFailed,
      done: ({ order_number, status }) => words().saved.changed[status](order_number),
      stale: STALE,
    },
  );

async function sendPhoto(id: number, photo: File): Promise<Delivery> {
  const body = new FormData();
  body.append("file", photo);
  const answer = await fetch(`/api/admin/deliveries/${id}/photos`, { method: "POST", body });
  const reply = (await answer.json()) as Delivery & { error?: string };
  if (!answer.ok) throw new Error(reply.error ?? `Error ${answer.status}`);
  return reply;
}

export const useCashDay = (day: string) =>
  useQuery({
    queryKey: ["cash", day],
    queryFn: () => callApi<typeof readCashDay>("GET /api/admin/cash/{day}", { params: { day } }),
  });

export const useCloseCashDay = (day: string) =>
  useSave(
    (body: Body<typeof closeCashDay>) => callApi<typeof closeCashDay>("POST /api/admin/cash/{day}", { params: { day }, body }),
    { failed: words().saved.closeFailed, done: () => words().saved.closed(showDay(noonOf(day))), stale: STALE },
  );
