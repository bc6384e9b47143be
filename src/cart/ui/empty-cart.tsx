import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { Rug } from "../../catalog/contract.ts";
import { pictureAddress, pictureSet } from "../../media/rules/picture-address.ts";
import { showPesos } from "../../platform/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RugThumb } from "./rug-thumb.tsx";
import "./empty-cart.css";

export type WantedRug = Pick<Rug, "id" | "name" | "thumbnail" | "image" | "price"> & { scene: string };

/** Nothing chosen yet: the way to the catalogue, and what others look at. */
export function EmptyCart({ wanted }: { wanted: readonly WantedRug[] }) {
  const scene = wanted[0]?.scene;
  return (
    <div className="page empty-cart">
      {scene && (
        <img
          className="empty-cart__picture"
          src={pictureAddress(scene, 960, "jpg")}
          srcSet={pictureSet(scene, "webp", 1280)}
          sizes="(max-width: 767px) 100vw, 460px"
          width={460}
          height={575}
          alt={`${wanted[0]!.name}, una de nuestras alfombras`}
        />
      )}
      <div>
        <p className="label">Tu carrito</p>
        <h1>Todavía no has elegido alfombra</h1>
        <p className="empty-cart__lead">
          Cuando encuentres una que te guste, aparece aquí con su medida y su precio. Envío e IVA ya van incluidos.
        </p>
        <ButtonLink to={addresses.catalog()}>Ver el catálogo</ButtonLink>
      </div>
      {wanted.length > 0 && (
        <section className="empty-cart__wanted">
          <p className="label">Las más buscadas</p>
          <ul>
            {wanted.map((rug) => (
              <li key={rug.id}>
                <Link to={addresses.product(rug)}>
                  <RugThumb rug={rug} width={186} />
                  <h2>{rug.name}</h2>
                  <p className="num">Desde {showPesos(rug.price)}</p>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
