import { useEffect } from "react";
import { useLocation } from "react-router";
import { tell } from "../../../platform/shop-events.ts";
import { whenIdle } from "../../../ui/when-idle.ts";

/** Every page that is shown is told; what measures it comes when the page is at rest. */
export function CountVisits() {
  const { pathname } = useLocation();
  useEffect(() => tell({ kind: "page", path: pathname }), [pathname]);
  // A page that cannot be measured is shown all the same.
  useEffect(() => whenIdle(() => void import("../../../insight/beacon.ts").catch(() => undefined)), []);
  return null;
}
