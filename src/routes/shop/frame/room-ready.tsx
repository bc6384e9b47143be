import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readWaitingRoom, type WaitingRoom } from "../../../room-preview/waiting-room-store.ts";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { whenIdle } from "../../../ui/when-idle.ts";
import { BUYING } from "./ask-consent.tsx";

const fetchBar = () => import("../../../room-preview/ui/room-ready-bar.tsx");

/** Only who left a room in the making fetches the bar. */
export function RoomReady() {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<WaitingRoom | null>(null);
  useEffect(() => whenIdle(() => setWaiting(readWaitingRoom())), [pathname]);
  if (!waiting || BUYING.test(pathname)) return null;
  return <LazyComponent key={waiting.jobId} load={fetchBar} given={{ waiting }} />;
}
