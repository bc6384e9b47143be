import { useEffect, useState } from "react";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { whenIdle } from "../../ui/when-idle.ts";

const fetchRail = () => import("./recently-seen-rail.tsx");

/** The rugs opened before this one, or before this page; fetched when the page is at rest. */
export function RecentlySeen({ now }: { now?: number }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <LazyComponent load={fetchRail} given={{ now }} />;
}
