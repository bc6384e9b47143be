import { addresses } from "../../../addresses.ts";
import type { Rug } from "../../../catalog/contract.ts";
import { showSize } from "../../../catalog/rules/size.ts";
import { useShop } from "../../../ui/use-shop.ts";
import "./certificate.css";

/** The certificate that comes with the piece, as it will be printed (orders/admin/certificates.tsx). */
export function Certificate({ rug }: { rug: Rug }) {
  const { name, legalName, contact } = useShop();
  return (
    <section className="certificate" aria-label="Certificado de autenticidad">
      <div className="certificate__paper">
        <h2>Certificado de autenticidad</h2>
        <p className="certificate__name below-the-fold">{rug.name}</p>
        <p>
          {name} certifica que esta alfombra{rug.sizes[0] && `, de medida ${showSize(rug.sizes[0].size)},`} es una pieza auténtica
          {rug.origin && ` de ${rug.origin}`}, importada directamente y revisada a mano{contact.city && ` en ${contact.city}`}.
        </p>
        <div className="certificate__foot">
          <dl>
            <dt>Certificado</dt>
            <dd className="num">El número de tu pieza</dd>
            <dt>Firma</dt>
            <dd>{legalName || name}</dd>
          </dl>
          <img
            src={addresses.provenanceCode(String(rug.id))}
            alt="Código QR de la procedencia"
            width={96}
            height={96}
            loading="lazy"
          />
        </div>
      </div>
      <div>
        <p className="label">Llega con tu alfombra</p>
        <h3>Un certificado por pieza</h3>
        <p>
          Cada alfombra viaja con su certificado impreso y numerado. El código lleva a la página de su procedencia, donde
          cualquiera puede comprobarlo.
        </p>
        <p>
          <a className="link" href={addresses.provenance(String(rug.id))}>
            Ver la procedencia de esta alfombra
          </a>
        </p>
      </div>
    </section>
  );
}
