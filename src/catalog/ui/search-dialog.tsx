import { Link } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { browseAddress, readBrowse } from "../rules/browse.ts";
import { SearchBox } from "./search-box.tsx";
import "./search-dialog.css";

/** What the search understands, shown by example. */
const EXAMPLES = ["Azul para sala", "Redonda beige", "200x300", "Menos de 2 millones", "Infantil que se lave"];
const EVERYTHING = readBrowse(new URLSearchParams());

/** Phones: the search over the whole window, with its results under the field. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog kind="full" label="Buscar alfombras" className="find" onClose={onClose}>
      <SearchBox browse={EVERYTHING} />
      <p className="label">Prueba con</p>
      <ul className="find__examples">
        {EXAMPLES.map((search) => (
          <li key={search}>
            <Link to={browseAddress(EVERYTHING, { search })} onClick={onClose}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
