import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import type { Rug } from "../../../catalog/contract.ts";
import { readableName } from "../../../catalog/rules/readable-name.ts";
import "./crumbs.css";

export const Crumbs = ({ rug }: { rug: Pick<Rug, "name" | "catalog"> }) => (
  <nav aria-label="Ruta">
    <ol className="crumbs">
      <li>
        <Link to={addresses.home()}>Inicio</Link>
      </li>
      <li>
        <Link to={addresses.catalog()}>Catálogo</Link>
      </li>
      <li>
        <Link to={addresses.collection(rug.catalog)}>{readableName(rug.catalog)}</Link>
      </li>
      <li aria-current="page">{rug.name}</li>
    </ol>
  </nav>
);
