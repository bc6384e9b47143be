import { useCallback, useEffect, useState } from "react";
import { addDays, type BogotaDate } from "../platform/bogota-time.ts";
import { callApi } from "../platform/call-api.ts";
import type * as contract from "./contract.ts";
import { useClock } from "./use-clock.ts";

export type LoadedWeek = {
  /** The showroom's key. */
  place: string;
  monday: BogotaDate;
  free: Record<string, string[]>;
  now: string;
  hoursAhead: number;
  lastDay: BogotaDate;
};

/** The week as the page was rendered, made fresh in the browser: on arrival, on return to the tab and when asked. */
export function useWeek(loaded: LoadedWeek) {
  const [fresh, setFresh] = useState<Pick<LoadedWeek, "place" | "monday" | "free" | "lastDay">>();
  const { now, set } = useClock(loaded.now);
  const { place, monday, hoursAhead } = loaded;

  const refresh = useCallback(async (): Promise<void> => {
    const answer = await callApi<typeof contract.weekAvailability>("GET /api/showroom/week-availability", {
      query: { week_start: monday, week_end: addDays(monday, 6), place: place || undefined },
    });
    set(answer.now);
    setFresh({ place, monday, free: answer.weekAvailability, lastDay: answer.last_day });
  }, [place, monday, set]);

  useEffect(() => {
    // Without network the rendered week stays: booking itself will say what is wrong.
    const quietly = (): void => void (document.visibilityState === "visible" && refresh().catch(() => undefined));
    quietly();
    document.addEventListener("visibilitychange", quietly);
    return () => document.removeEventListener("visibilitychange", quietly);
  }, [refresh]);

  const { free, lastDay } = fresh?.monday === monday && fresh.place === place ? fresh : loaded;
  return { monday, now, refresh, free, hoursAhead, lastDay };
}
