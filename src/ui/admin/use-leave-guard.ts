import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "./confirm.tsx";

/** Leaving with unsaved changes asks first, inside the back office and when the tab closes. */
export function useLeaveGuard(unsaved: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = {
      title: "Leave without saving?",
      text: "Your changes on this page will be lost.",
      action: "Leave",
      keep: "Stay",
    };
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
