import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Whether new results are on their way: `stale` at once, `slow` only after 250 ms, so that nothing flickers. */
export function usePending(): "no" | "stale" | "slow" {
  const { state, location } = useNavigation();
  const isOurs = state === "loading" && location.pathname.startsWith("/catalog");
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (!isOurs) return;
    const timer = setTimeout(() => setSlowKey(location.key), 250);
    return () => clearTimeout(timer);
  }, [isOurs, location?.key]);
  if (!isOurs) return "no";
  return slowKey === location.key ? "slow" : "stale";
}
