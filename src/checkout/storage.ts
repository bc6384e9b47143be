import { readPlace, rememberPlace } from "../arrival/place-store.ts";
import { type CheckoutForm, EMPTY_FORM } from "./rules/form.ts";

/** Spec §9, local storage keys. */
export const FORM_KEY = "checkout_form";
export const PENDING_NUMBER_KEY = "pending_order_number";
export const PENDING_URL_KEY = "pending_payment_url";

const ATTEMPT_KEY = "checkout_attempt";

/**
 * An order asked for whose end is not known yet: the key it was asked with, what was asked with that key before without
 * an answer, and its number once the shop has said it.
 */
export type Attempt = { key: string; body: string; unanswered: string[]; orderNumber?: string };

export type Pending = { orderNumber: string; paymentUrl: string | null };

/** Storage may be forbidden or full: the checkout then works, it only cannot be resumed. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readForm(): CheckoutForm {
  const stored = quietly(() => JSON.parse(localStorage.getItem(FORM_KEY) ?? "{}") as unknown, {});
  const kept = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const form: Record<string, string> = { ...EMPTY_FORM };
  for (const field of Object.keys(EMPTY_FORM)) if (typeof kept[field] === "string") form[field] = kept[field];
  if (!form.city && !form.state) Object.assign(form, readPlace());
  return form as CheckoutForm;
}
export function writeForm(form: CheckoutForm): void {
  if (form.city.trim()) rememberPlace({ city: form.city, state: form.state });
  quietly(() => localStorage.setItem(FORM_KEY, JSON.stringify(form)), undefined);
}
export const clearForm = (): void => quietly(() => localStorage.removeItem(FORM_KEY), undefined);

export function readPending(): Pending | undefined {
  return quietly(() => {
    const orderNumber = localStorage.getItem(PENDING_NUMBER_KEY);
    return orderNumber ? { orderNumber, paymentUrl: localStorage.getItem(PENDING_URL_KEY) } : undefined;
  }, undefined);
}
export function writePending({ orderNumber, paymentUrl }: Pending): void {
  quietly(() => {
    if (paymentUrl) localStorage.setItem(PENDING_URL_KEY, paymentUrl);
    localStorage.setItem(PENDING_NUMBER_KEY, orderNumber);
  }, undefined);
}
export function clearPending(): void {
  quietly(() => {
    localStorage.removeItem(PENDING_NUMBER_KEY);
    localStorage.removeItem(PENDING_URL_KEY);
  }, undefined);
}

/** True once per order, in one of the tabs: only that one takes what was paid out of the cart. */
export const takePending = (orderNumber: string): boolean =>
  quietly(() => {
    if (localStorage.getItem(PENDING_NUMBER_KEY) !== orderNumber) return false;
    clearPending();
    return true;
  }, true); // Without storage no other tab has this cart.

/** In this tab only: another tab's order is another order. */
export function readAttempt(): Attempt | undefined {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? "null") as Attempt | null, null);
  return typeof stored?.key === "string" && typeof stored.body === "string" && Array.isArray(stored.unanswered)
    ? stored
    : undefined;
}
export const keepAttempt = (attempt: Attempt | undefined): void =>
  quietly(
    () => (attempt ? sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt)) : sessionStorage.removeItem(ATTEMPT_KEY)),
    undefined,
  );
