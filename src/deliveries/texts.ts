import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "deliveries.not_found": [404, "That delivery does not exist"],
  "deliveries.planned_already": [409, "A delivery of this order is planned already: change that one"],
  "deliveries.not_to_deliver": [409, (why: string) => why],
  "deliveries.finished": [409, "This delivery is finished and stays as it is"],
  "deliveries.window": [400, "The window ends after it begins"],
  "deliveries.no_name": [400, "Write who received it"],
  "deliveries.no_cash": [400, "Write how much cash was collected"],
  "deliveries.no_cash_due": [409, "This order is paid: no cash is collected"],
  "cash.closed": [409, "This day is closed already"],
  "cash.future": [422, "This day is not over: it has not begun"],
});
