import { showSize } from "../../../catalog/rules/size.ts";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { useShop } from "../../../ui/use-shop.ts";

/** A chat that begins with this rug in the chosen size. */
export function AskByWhatsapp({ rug, size }: { rug: { name: string }; size?: string }) {
  const { whatsapp } = useShop().contact;
  if (!whatsapp) return null;
  const text = `Hola, me interesa la alfombra ${rug.name}${size ? ` en ${showSize(size)}` : ""}.`;
  return (
    <p className="tryline">
      <WhatsappSign size={20} />
      <a className="link" href={whatsappAddress(whatsapp, text)} target="_blank" rel="noopener">
        Pregunta por esta alfombra en WhatsApp
      </a>
    </p>
  );
}
