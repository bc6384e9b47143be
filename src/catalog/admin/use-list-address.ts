import { useLocation } from "react-router";
import { addresses } from "../../addresses.ts";

/** The carpets as they were left, with their filters and page. */
export function useListAddress(): string {
  const { state } = useLocation() as { state: unknown };
  return `${addresses.admin("carpets")}${typeof state === "string" ? state : ""}`;
}
