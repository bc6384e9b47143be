import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A page that comes without a new document is told to who hears it, and keys go on from its beginning. */
export function NewPage() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [name, setName] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("contenido");
    setName(main?.querySelector("h1")?.textContent ?? document.title);
    // A field that a page opens with, or the place a hash names, keeps the focus.
    if (!hash && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <output className="vh">{name}</output>;
}
