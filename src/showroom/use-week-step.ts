import { useNavigate } from "react-router";
import { addDays, type BogotaDate } from "../platform/bogota-time.ts";
import { useLastAsked } from "../ui/use-last-asked.ts";

type Shown = { monday: BogotaDate; /** The showroom's key. */ place?: string };

/** Another week or showroom, from those asked for last, which may still be on their way; never past `lastDay`. */
export function useWeekStep(shown: Shown, lastDay: BogotaDate, addressOf: (asked: Shown) => string) {
  const navigate = useNavigate();
  const { last, ask } = useLastAsked(shown, addressOf);
  const go = (change: Partial<Shown>): void => {
    const next = { ...last(), ...change };
    ask(next);
    void navigate(addressOf(next), { preventScrollReset: true });
  };
  return {
    onStep: (weeks: number): void => {
      const to = addDays(last().monday, 7 * weeks);
      if (weeks < 0 || to <= lastDay) go({ monday: to });
    },
    onPlace: (key: string): void => go({ place: key }),
  };
}
