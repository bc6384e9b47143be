import type { ReactNode } from "react";
import { useMay } from "./use-session.ts";

/** What leads to a call is shown to whoever may make it, by the same table the server asks. */
export function Only({ call, children }: { call: string; children: ReactNode }): ReactNode {
  return useMay()(call) ? children : null;
}
