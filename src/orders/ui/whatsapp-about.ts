import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";

/** A WhatsApp chat that already says which order it is about. */
export const whatsappAbout = (orderNumber: string): string => whatsappAddress(`Hola, les escribo por mi pedido ${orderNumber}.`);
