import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addDays, type BogotaDate } from "../platform/bogota-time.ts";

/** Goes some weeks on or back from the week that was asked for last, which may still be on its way; never past `lastDay`. */
export function useWeekStep(monday: BogotaDate, lastDay: BogotaDate, addressOf: (monday: BogotaDate) => string) {
  const navigate = useNavigate();
  const asked = useRef(monday);
  useEffect(() => {
    asked.current = monday;
  }, [monday]);
  return (weeks: number): void => {
    const to = addDays(asked.current, 7 * weeks);
    if (weeks > 0 && to > lastDay) return;
    asked.current = to;
    void navigate(addressOf(to), { preventScrollReset: true });
  };
}
