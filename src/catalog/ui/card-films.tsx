import { useSyncExternalStore } from "react";
import { LazyComponent } from "../../ui/lazy-component.tsx";

const fetchFilms = () => import("./touch-films.tsx");

const TOUCH = "(hover: none) and (prefers-reduced-motion: no-preference)";
const wantsFilms = () => window.matchMedia(TOUCH).matches;
const watchTouch = (changed: () => void) => {
  const query = window.matchMedia(TOUCH);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Spec §2, Rug card: on touch the film plays once the card is over 60% visible for 5 seconds. Elsewhere there is none. */
export function CardFilms() {
  const isWanted = useSyncExternalStore(watchTouch, wantsFilms, () => false);
  return isWanted ? <LazyComponent load={fetchFilms} given={{}} /> : null;
}
