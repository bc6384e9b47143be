import { COUNTER_METHODS, ONLINE_METHODS } from "../../payment-methods.ts";

/** Ways the shop knows, however they are capitalised; another one is kept as written. */
const KNOWN_WAYS: string[] = [...ONLINE_METHODS, ...COUNTER_METHODS];
export const knownRefundWay = (given: string): string =>
  KNOWN_WAYS.find((way) => way.toLowerCase() === given.toLowerCase()) ?? given;
