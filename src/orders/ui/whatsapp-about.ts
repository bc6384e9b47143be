import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { useShop } from "../../ui/use-shop.ts";

/** A WhatsApp chat that already says which order it is about; undefined where the shop has no number. */
export function useWhatsappAbout(orderNumber: string): string | undefined {
  const { whatsapp } = useShop().contact;
  return whatsapp ? whatsappAddress(whatsapp, `Hola, les escribo por mi pedido ${orderNumber}.`) : undefined;
}
