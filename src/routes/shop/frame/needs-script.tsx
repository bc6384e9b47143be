import { addresses } from "../../../addresses.ts";
import { BRAND } from "../../../brand.ts";

/** The cart lives in the browser: who reads without JavaScript is told so, and shown two ways to a rug. */
export const NeedsScript = () => (
  <noscript>
    <div className="page page-error">
      <h1 className="h2">Para comprar aquí hace falta JavaScript</h1>
      <p className="quiet">
        Tu carrito se guarda en este navegador. Actívalo y vuelve a cargar la página, o{" "}
        <a className="link" href={`https://wa.me/${BRAND.whatsapp}`}>
          escríbenos por WhatsApp
        </a>{" "}
        y te tomamos el pedido.
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
