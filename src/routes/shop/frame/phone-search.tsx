import { Search } from "lucide";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";

const fetchDialog = () => import("../../../catalog/ui/search-dialog.tsx");

/** Phones: a link to the catalogue's field; with the program there, the search opens over any page. A new page closes it. */
export function PhoneSearch() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <>
      <Link
        className="head__tool head__seek"
        to={`${addresses.catalog()}#buscar`}
        aria-label="Buscar"
        onClick={(event) => {
          event.preventDefault();
          setOpenAt(key);
        }}
      >
        <Icon of={Search} size={21} />
      </Link>
      {openAt === key && <LazyComponent load={fetchDialog} given={{ onClose: close }} onFailed={close} />}
    </>
  );
}
