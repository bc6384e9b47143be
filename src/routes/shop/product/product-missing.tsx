import { addresses } from "../../../addresses.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export const ProductMissing = () => (
  <div className="page page-error">
    <h1 className="h2">Producto no encontrado</h1>
    <p className="quiet">Puede que ya se haya vendido. Mira las que se le parecen.</p>
    <p>
      <ButtonLink small to={addresses.catalog()}>
        Ir al catálogo
      </ButtonLink>
    </p>
  </div>
);
