import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Fields and buttons that only scripts can serve are disabled until those run: nothing typed or pressed is lost. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset className="after-hydration" disabled={!isHydrated}>
      {children}
    </fieldset>
  );
}
