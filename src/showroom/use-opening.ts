import { useShop } from "../ui/use-shop.ts";
import type { Opening } from "./rules/slots.ts";

export function useOpening(): Opening {
  const { visits, hours } = useShop();
  return { ...visits, exceptions: hours.exceptions };
}
