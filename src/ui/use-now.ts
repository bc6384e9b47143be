import { useEffect, useState } from "react";

/** The moment, looked at every few seconds; undefined on the server, which must not say what a browser's clock decides. */
export function useNow(everyMs = 10_000): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
