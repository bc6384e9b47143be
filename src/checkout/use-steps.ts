import { useEffect, useReducer, useRef, useState } from "react";
import { fetchLiveRugs } from "../cart/live-rugs.ts";
import { useCart } from "../cart/use-cart.ts";
import { rememberOrder } from "../orders/recent-orders.ts";
import { useOrder } from "../orders/use-order.ts";
import { seeStatus, useOrderWatch } from "../orders/use-order-watch.ts";
import { askBoldLink } from "../payments/ask-bold-link.ts";
import { ApiError } from "../platform/call-api.ts";
import { createAttempts } from "./create-attempts.ts";
import { callOff } from "./order-calls.ts";
import { boughtLines } from "./rules/bought-lines.ts";
import { inventoryProblem } from "./rules/inventory-problem.ts";
import type { OrderBody } from "./rules/order-body.ts";
import { FIRST_STEP, nextStep, type Problem, verdictOf } from "./rules/steps.ts";
import { markWaitShown } from "./shown-wait.ts";
import { clearForm, clearPending, readPending, takePending, writePending } from "./storage.ts";
import { PROBLEMS } from "./texts.ts";
import { type Resumed, useResume } from "./use-resume.ts";
import { useShop } from "../ui/use-shop.ts";

const SAID_BY_THE_SHOP = new Set([409, 422, 429]);

/** What the shopper changes in the cart. */
const IN_THE_CART = new Set(["orders.short_stock", "orders.too_many_units", "orders.no_price"]);

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return { is: "payment", text: PROBLEMS.notCreated };
  if (IN_THE_CART.has(error.code)) return { is: "stock", text: error.message };
  return { is: "payment", text: (SAID_BY_THE_SHOP.has(error.status) && error.message) || PROBLEMS.notCreated };
};

/** The step machine with its hands: what each step asks of the shop, and what it keeps and clears (spec §4, §8). */
export function useSteps({ onFields }: { onFields: (fields: Record<string, string>) => void }) {
  const { minutesToPay } = useShop().selling;
  const cart = useCart();
  const [step, dispatch] = useReducer(nextStep, FIRST_STEP);
  const [isCancelling, setCancelling] = useState(false);
  const [cancelFailed, setCancelFailed] = useState(false);
  const [attempts] = useState(createAttempts);

  const onResumed = (found: Resumed) => {
    if (found.is === "waiting") dispatch({ type: "resume", order: found.order });
    else if (found.is === "over" && found.problem) dispatch({ type: "refused", problem: found.problem });
    else if (found.is === "confirmed") {
      dispatch({ type: "resume", order: { orderNumber: found.orderNumber, paymentUrl: null, expiresAt: null } });
      dispatch({ type: "status-seen", seen: { paymentStatus: "paid", status: "processing" } });
    }
  };
  const resume = useResume(onResumed, { otherTabs: true });

  const watched = step.at === "bold_ready" || (step.at === "waiting" && !step.isTimedOut) ? step.order.orderNumber : undefined;
  useOrderWatch(
    watched,
    (seen) => dispatch({ type: "status-seen", seen: { ...seen, minutesToPay } }),
    () => {
      clearPending();
      dispatch({ type: "waited-an-hour" });
    },
  );

  const orderNumber = step.at === "confirmed" ? step.orderNumber : "order" in step ? step.order.orderNumber : undefined;
  const order = useOrder(orderNumber, step.at);
  const { takeOut } = cart;
  const takenOut = useRef<string>(undefined);
  const hasProblem = step.at === "selection" && step.problem !== undefined;
  useEffect(() => {
    if (hasProblem) clearPending(); // Spec §4: every failure clears the pending order.
    if ("order" in step) markWaitShown(step.order.orderNumber);
    if (step.at === "confirmed") clearForm();
  }, [step, hasProblem]);
  useEffect(() => {
    // Spec §4: paid clears the cart and the pending order. What was put in the cart since the order stays.
    if (step.at !== "confirmed" || !order || takenOut.current === order.order_number) return;
    takenOut.current = order.order_number;
    if (takePending(order.order_number)) takeOut(boughtLines(order));
  }, [step.at, order, takeOut]);

  /** Leaving with an order that has no link: its rugs go back at once, or the cart would call them sold out. */
  const linkFailed = useRef(false);
  useEffect(
    () => () => {
      if (linkFailed.current) void attempts.letGo();
    },
    [attempts],
  );

  /** Spec §5: inventory is asked for anew before paying; so are prices. False when it was refused. */
  async function isAsShown(body: OrderBody): Promise<boolean> {
    if (await attempts.mayExist(body)) return true;
    const live = await fetchLiveRugs(cart.items.map((item) => item.rug.id)).catch(() => undefined);
    const problem = live ? inventoryProblem(cart.items, live) : { is: "payment" as const, text: PROBLEMS.notChecked };
    if (live) cart.refresh([...live.values()].filter((rug) => rug !== null));
    if (problem) dispatch({ type: "refused", problem });
    return !problem;
  }

  function refuse(error: unknown): void {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) onFields(error.fields);
    dispatch({ type: "refused", problem: problemOf(error) });
  }

  return {
    step,
    order,
    // Without a flash of the form: what is in the cart is not what was ordered.
    isResuming: step.at === "selection" && (resume === "asking" || (resume === "unread" && cart.ready && !!readPending())),
    isSettled: resume === "settled",
    isCancelling,
    cancelFailed,
    async payByBold(body: OrderBody): Promise<void> {
      dispatch({ type: "pay-by-bold" });
      linkFailed.current = false;
      if (!(await isAsShown(body))) return;
      const placed = await attempts.place(body).catch(refuse);
      if (!placed) return;
      const { orderNumber } = placed;
      rememberOrder(orderNumber);
      writePending({ orderNumber, paymentUrl: null });
      try {
        const { paymentUrl, expiresAt: linkExpiresAt } = await askBoldLink(placed._id);
        writePending({ orderNumber, paymentUrl });
        attempts.forget();
        const { expiresAt, total } = placed;
        dispatch({ type: "link-ready", order: { orderNumber, paymentUrl, linkExpiresAt, expiresAt, total } });
      } catch (error) {
        linkFailed.current = true;
        dispatch({ type: "refused", problem: { is: "payment", text: (error as Error).message } });
      }
    },
    async chooseCod(body: OrderBody): Promise<void> {
      if (await isAsShown(body)) dispatch({ type: "choose-cod" });
    },
    async placeCod(body: OrderBody): Promise<void> {
      dispatch({ type: "place-cod" });
      if (!(await isAsShown(body))) return;
      const placed = await attempts.place(body).catch(refuse);
      if (!placed) return;
      attempts.forget();
      rememberOrder(placed.orderNumber);
      takeOut(body.items);
      takenOut.current = placed.orderNumber;
      dispatch({ type: "placed-cod", orderNumber: placed.orderNumber });
    },
    renewed: (paymentUrl: string, linkExpiresAt: string | null): void => {
      if (step.at !== "waiting" && step.at !== "bold_ready") return;
      writePending({ orderNumber: step.order.orderNumber, paymentUrl });
      dispatch({ type: "renewed", paymentUrl, linkExpiresAt });
    },
    openBold: () => dispatch({ type: "open-bold" }),
    startAgain: () => dispatch({ type: "start-again" }),
    async changeMethod(): Promise<void> {
      if (step.at !== "bold_ready") return dispatch({ type: "change-method" });
      if (await end(step.order.orderNumber)) dispatch({ type: "change-method" });
    },
    async cancel(): Promise<void> {
      if (step.at === "waiting" && (await end(step.order.orderNumber))) dispatch({ type: "cancelled" });
    },
  };

  /** Calls an order off; when the shop says it is too late, shows its true state. */
  async function end(orderNumber: string): Promise<boolean> {
    setCancelling(true);
    setCancelFailed(false);
    try {
      await callOff(orderNumber);
      clearPending();
      attempts.forget();
      return true;
    } catch {
      const seen = await seeStatus(orderNumber).catch(() => undefined);
      if (seen) dispatch({ type: "status-seen", seen });
      setCancelFailed(!seen || verdictOf(seen) === "open");
      return false;
    } finally {
      setCancelling(false);
    }
  }
}
