import type { ReactNode } from "react";
import { addresses } from "../../../addresses.ts";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { useShop } from "../../../ui/use-shop.ts";

/** By WhatsApp, or by the contact page where the shop has no number. */
function ChatLink({ children }: { children: ReactNode }) {
  const { whatsapp } = useShop().contact;
  return (
    <a className="link" href={whatsapp ? whatsappAddress(whatsapp, "") : addresses.contact()}>
      {children}
      {whatsapp && " por WhatsApp"}
    </a>
  );
}

/** The cart lives in the browser: who reads without JavaScript is told so, and shown two ways to a rug. */
export const NeedsScript = () => (
  <noscript>
    <div className="page page-error">
      <h1 className="h2">Para comprar aquí hace falta JavaScript</h1>
      <p className="quiet">
        Tu carrito se guarda en este navegador. Actívalo y vuelve a cargar la página, o <ChatLink>escríbenos</ChatLink> y te
        tomamos el pedido.
      </p>
      <p>
        <a className="btn btn--main btn--small" href={addresses.catalog()}>
          Ver el catálogo
        </a>
      </p>
    </div>
    <style>{".cart-reading,.checkout,.checkout__sum-top{display:none!important}"}</style>
  </noscript>
);
