import { Suspense, use, useEffect } from "react";
import { data, useRevalidator } from "react-router";
import type { Order as OrderSeen } from "../../orders/contract.ts";
import { orderForPage } from "../../orders/order-for-page.server.ts";
import { rememberOrder } from "../../orders/recent-orders.ts";
import { awaitsPayment } from "../../orders/rules/timeline.ts";
import { BuyAgain } from "../../checkout/ui/buy-again.tsx";
import { OrderLoading } from "../../orders/ui/order-loading.tsx";
import { OrderMissing } from "../../orders/ui/order-missing.tsx";
import { OrderView } from "../../orders/ui/order-view.tsx";
import { useOrderWatch } from "../../orders/use-order-watch.ts";
import { LinkTime } from "../../payments/ui/link-time.tsx";
import { isDatabaseAway } from "../../platform/is-database-away.ts";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import { OrderReturns } from "../../returns/ui/order-returns.tsx";
import type { Route } from "./+types/order";
import { HELP_AT_END } from "./frame/floating-buttons.tsx";
import { shopIn } from "./shop-in.ts";

type Found = { order: OrderSeen } | { why: "missing" | "failed" };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Found | ReturnType<typeof data<Found>>> {
  const ctx = ctxOf<Ctx & { caller: Caller }>(context);
  try {
    return { order: await orderForPage(ctx, params.orderNumber) };
  } catch (error) {
    if (error instanceof Refusal) return data({ why: "missing" }, { status: error.status });
    const isAway = isDatabaseAway(error);
    if (!isAway) ctx.log.error({ err: error }, "an order page could not be loaded");
    return data({ why: "failed" }, { status: isAway ? 503 : 500 });
  }
}

/** Within the shop the page is shown at once, in skeletons, and filled when the answer comes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { coming: Promise<Found> } {
  return {
    coming: serverLoader().then(
      (found) => found as Found,
      () => ({ why: "failed" }),
    ),
  };
}

// Somebody's own: never in a search index, never in a cache.
/** Sums and fields fill this page: the two buttons are at its end. */
export const handle = HELP_AT_END;
export const meta: Route.MetaFunction = ({ params, matches }) => [
  { title: `Pedido ${params.orderNumber} · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "same-origin" },
];
export const headers: Route.HeadersFunction = () => ({ "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" });

export default function Order({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense fallback={<OrderLoading />}>
      <Page loaded={loaderData} orderNumber={params.orderNumber} />
    </Suspense>
  );
}

function Page({ loaded, orderNumber }: { loaded: Found | { coming: Promise<Found> }; orderNumber: string }) {
  const found = "coming" in loaded ? use(loaded.coming) : loaded;
  const { revalidate } = useRevalidator();
  const order = "order" in found ? found.order : undefined;
  const known = order?.order_number;
  useEffect(() => {
    if (known) rememberOrder(known);
  }, [known]);
  useOrderWatch(order && awaitsPayment(order) ? order.order_number : undefined, (seen) => {
    const hasChanged =
      seen.paymentStatus !== order?.payment_status ||
      seen.status !== order.status ||
      (seen.confirming ?? false) !== order.confirming;
    if (hasChanged) void revalidate();
  });
  return "order" in found ? (
    <OrderView
      order={found.order}
      onConfirmed={() => void revalidate()}
      payment={
        !found.order.confirming && (
          <LinkTime
            orderNumber={found.order.order_number}
            linkExpiresAt={found.order.bold_payment_expires_at}
            orderExpiresAt={found.order.expires_at}
            onRenewed={() => void revalidate()}
          />
        )
      }
      again={<BuyAgain order={found.order} />}
      returns={<OrderReturns order={found.order} onAsked={() => void revalidate()} />}
    />
  ) : (
    <OrderMissing why={found.why} orderNumber={orderNumber} />
  );
}
