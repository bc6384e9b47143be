import { useCallback, useEffect, useState } from "react";

type Reading = { server: number; at: number };

/**
 * The shop's clock in the browser: what the server said, carried on by the time that has passed since.
 * The visitor's own clock and zone are never asked.
 */
export function useClock(rendered: string): { now: Date; set: (now: string) => void } {
  const [reading, setReading] = useState<Reading>();
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const { server, at } = reading ?? { server: Date.parse(rendered), at: performance.now() };
    const tick = (): void => setNow(new Date(server + performance.now() - at));
    tick();
    const timer = setInterval(tick, 20_000);
    return () => clearInterval(timer);
  }, [reading, rendered]);
  const set = useCallback((said: string) => setReading({ server: Date.parse(said), at: performance.now() }), []);
  return { now, set };
}
