import { useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";

type Cleared = { cleared: string };

/** What "Limpiar todo" leaves in the history's entry: the address it emptied. */
export const clearedState = (address: string): Cleared => ({ cleared: address });

/** The address whose filters were just cleared, to return to. */
export function useCleared(): string | undefined {
  const { cleared } = (useLocation().state ?? {}) as Partial<Cleared>;
  return cleared?.startsWith(`${addresses.catalog()}?`) ? cleared : undefined;
}
