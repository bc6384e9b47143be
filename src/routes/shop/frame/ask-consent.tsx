import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { trackingAnswer } from "../../../marketing/meta/track.ts";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { whenIdle } from "../../../ui/when-idle.ts";

const fetchBar = () => import("../../../marketing/ui/consent-bar.tsx");

const WAIT_MS = 2500;
/** Who is buying is not interrupted; the checkout asks for itself. */
export const BUYING = /^\/(cart|checkout|order)(\/|$)/;

/** Asks once, when the page has long been there and the browser is idle; only where the shop measures at all. */
export function AskConsent({ measures }: { measures: boolean }) {
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!measures || trackingAnswer()) return;
    const timer = setTimeout(() => whenIdle(() => setAsking(true)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [measures]);
  if (!isAsking || BUYING.test(pathname)) return null;
  // A question that cannot be brought is asked on another page; until then nothing is measured.
  return <LazyComponent load={fetchBar} given={{ onAnswered: () => setAsking(false) }} />;
}
