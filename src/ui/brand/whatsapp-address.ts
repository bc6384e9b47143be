import { BRAND } from "../../brand.ts";

export const whatsappAddress = (text: string): string => `https://wa.me/${BRAND.whatsapp}?text=${encodeURIComponent(text)}`;
