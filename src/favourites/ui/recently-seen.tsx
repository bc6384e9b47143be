import { useEffect, useState } from "react";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { recentlySeen, rememberSeen } from "../recently-seen-store.ts";

const fetchRail = () => import("./recently-seen-rail.tsx");

/** The rugs opened before this one, or before this page. Read when the page is at rest: its HTML is the same for everyone. */
export function RecentlySeen({ now }: { now?: number }) {
  const [ids, setIds] = useState<number[]>([]);
  useEffect(
    () =>
      whenIdle(() => {
        setIds(recentlySeen().filter((id) => id !== now));
        if (now !== undefined) rememberSeen(now);
      }),
    [now],
  );
  return ids.length > 0 && <LazyComponent load={fetchRail} given={{ ids }} />;
}
