import { addresses } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useWhatsappAbout } from "./whatsapp-about.ts";
import "./order-missing.css";

/** Spec §8, Order page. */
export const ORDER_PROBLEMS = { missing: "No se encontró el pedido", failed: "Error al cargar el pedido" } as const;

const HELP = {
  missing:
    "Revisa el número en el correo de confirmación: son diez letras y números, con un guion en medio. Si sigue sin aparecer, escríbenos y lo buscamos contigo.",
  failed: "Puede ser la conexión. Recarga la página en un momento; tu pedido sigue guardado.",
};

/** No order to show, and the ways on. */
export function OrderMissing({ why, orderNumber }: { why: keyof typeof ORDER_PROBLEMS; orderNumber: string }) {
  const chat = useWhatsappAbout(orderNumber);
  return (
    <div className="page order-missing">
      <p className="label">Estado del pedido</p>
      <h1>{ORDER_PROBLEMS[why]}</h1>
      <p className="order-missing__lead">{HELP[why]}</p>
      <div className="order-missing__actions">
        <ButtonLink to={addresses.home()}>Volver al inicio</ButtonLink>
        {chat && (
          <a className="link" href={chat} target="_blank" rel="noopener">
            Escríbenos por WhatsApp
          </a>
        )}
      </div>
    </div>
  );
}
