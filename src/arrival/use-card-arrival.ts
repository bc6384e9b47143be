import { useEffect, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { CardArrival, RootData } from "../ui/use-shop.ts";
import { whenIdle } from "../ui/when-idle.ts";

const listeners = new Set<() => void>();
let own: CardArrival | undefined;
let isFollowing = false;

const tell = (arrival: CardArrival | undefined): void => {
  own = arrival;
  for (const listener of listeners) listener();
};

/** Pages are the same for everybody: a city of one's own, and a new day, are told by what is fetched after the page. */
function follow(until: number): void {
  if (isFollowing) return;
  isFollowing = true;
  whenIdle(() => {
    import("./follow-place.ts").then(
      ({ followPlace }) => followPlace(until, tell),
      () => (isFollowing = false),
    );
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `isTold`: there is a line for it, whose words are missing while the page is of another day. */
export function useCardArrival(): { isTold: boolean; arrival: CardArrival | undefined } {
  const usual = (useRouteLoaderData("root") as RootData | undefined)?.arrival;
  useEffect(() => usual && follow(usual.until), [usual]);
  const current = () => [own, usual].find((each) => each && each.until > Date.now());
  return { isTold: Boolean(usual), arrival: useSyncExternalStore(subscribe, current, () => usual) };
}
