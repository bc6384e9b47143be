/** The order whose wait this page has shown; a page that is opened anew has shown none. */
let shown: string | undefined;

/** Going from the wait to the cart is then a choice. */
export const markWaitShown = (orderNumber: string): void => void (shown = orderNumber);
export const isWaitShown = (orderNumber: string): boolean => shown === orderNumber;
