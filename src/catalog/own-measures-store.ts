import { useSyncExternalStore } from "react";
import { browserStorage } from "../platform/browser-storage.ts";
import { type OwnMeasures, parseOwnMeasures } from "./rules/own-measures.ts";
import type { Measure, Scene } from "./rules/scale.ts";

const KEY = "own_furniture";
const NONE: OwnMeasures = {};
const listeners = new Set<() => void>();
let known: OwnMeasures | undefined;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Storage may be forbidden or full: the measures then last as long as the page. */
function read(): OwnMeasures {
  try {
    known ??= parseOwnMeasures(browserStorage()?.getItem(KEY) ?? "");
  } catch {
    known = NONE;
  }
  return known;
}

/** Measured once, they count for every rug. */
export function rememberMeasure(scene: Scene, measure: Measure): void {
  known = { ...read(), [scene]: measure };
  for (const listener of listeners) listener();
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(known));
  } catch {
    // See read().
  }
}

export const useOwnMeasures = (): OwnMeasures => useSyncExternalStore(subscribe, read, () => NONE);
