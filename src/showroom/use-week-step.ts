import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addDays, type BogotaDate } from "../platform/bogota-time.ts";

type Shown = { monday: BogotaDate; /** The showroom's key. */ place?: string };

/** Another week or showroom, from those asked for last, which may still be on their way; never past `lastDay`. */
export function useWeekStep({ monday, place }: Shown, lastDay: BogotaDate, addressOf: (asked: Shown) => string) {
  const navigate = useNavigate();
  const asked = useRef<Shown>({ monday, place });
  useEffect(() => {
    asked.current = { monday, place };
  }, [monday, place]);
  const go = (change: Partial<Shown>): void => {
    asked.current = { ...asked.current, ...change };
    void navigate(addressOf(asked.current), { preventScrollReset: true });
  };
  return {
    onStep: (weeks: number): void => {
      const to = addDays(asked.current.monday, 7 * weeks);
      if (weeks < 0 || to <= lastDay) go({ monday: to });
    },
    onPlace: (key: string): void => go({ place: key }),
  };
}
