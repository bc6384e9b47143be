import { placeWords } from "../settings/rules/contact-words.ts";
import { useShop } from "../ui/use-shop.ts";

/** The showroom of this key; the first where it is gone from the list. */
export function usePlace(key: string) {
  const { showrooms } = useShop();
  return showrooms.find((place) => place.key === key) ?? showrooms[0]!;
}

/** A showroom is named only where there are several. */
export function usePlaceName(key: string): string {
  const { name } = usePlace(key);
  return useShop().showrooms.length > 1 ? name : "";
}

/** `Granada, Avenida 6 # 10-11, Cali`; of one showroom its address. */
export function usePlaceWords(key: string): string {
  return [usePlaceName(key), placeWords(usePlace(key))].filter(Boolean).join(", ");
}
