import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { isPlainClick, linkUnder, onHoverIntent } from "./hover-intent.ts";

const LINK = "a[data-go]";
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location): string => pathname + search + hash;

/** What the page's links do: open without a new document, and fetch ahead where one points. */
export function LinkDelegation() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState("");
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkUnder(event, LINK);
      if (!link || link.target || !isPlainClick(event)) return;
      event.preventDefault();
      const path = pathOf(link);
      // Pressed where it leads to, it leaves no second step to go back by.
      void navigate(path, { replace: link.dataset.go === "replace" || path === pathOf(location) });
    };
    const stopPointing = onHoverIntent(`${LINK}[data-ahead]`, ({ pathname, search }) => setAhead(pathname + search));
    document.addEventListener("click", open);
    return () => {
      stopPointing();
      document.removeEventListener("click", open);
    };
  }, [navigate]);
  return ahead && <PrefetchPageLinks page={ahead} />;
}
