import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "./confirm.tsx";
import { words } from "./words.ts";

/** Leaving with unsaved changes asks first, inside the back office and when the tab closes. */
export function useLeaveGuard(unsaved: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(words().leaveUnsaved).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
