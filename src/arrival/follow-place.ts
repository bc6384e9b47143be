import { callApi } from "../platform/call-api.ts";
import { townKey } from "../platform/town-key.ts";
import type { CardArrival } from "../ui/use-shop.ts";
import type { whenArrives } from "./contract.ts";
import { onPlaceChange, readPlace } from "./place-store.ts";
import { cardArrival, USUAL_PLACE } from "./rules/card-arrival.ts";
import type { Place } from "./rules/arrival.ts";

const USUAL = townKey(USUAL_PLACE.city);
const keyOf = ({ city, state }: Place): string => (townKey(city) === USUAL ? USUAL : `${townKey(city)}, ${townKey(state)}`);

/** Asks when another city is chosen, and when somebody comes back to a page of another day. `until`: what the page says holds so long. */
export function followPlace(until: number, tell: (arrival: CardArrival | undefined) => void): void {
  let shown = { key: USUAL, until };
  const check = (): void => {
    const place = readPlace().city ? readPlace() : USUAL_PLACE;
    const asked = { key: keyOf(place), until: Infinity };
    if (asked.key === shown.key && Date.now() < shown.until) return;
    shown = asked;
    callApi<typeof whenArrives>("GET /api/delivery", { query: place }).then(
      ({ arrival }) => {
        if (shown !== asked) return;
        const told = cardArrival(place.city, arrival, new Date());
        if (told) asked.until = told.until;
        tell(told);
      },
      () => (asked.until = 0), // Asked again at the next occasion.
    );
  };
  check();
  onPlaceChange(check);
  document.addEventListener("visibilitychange", check);
}
