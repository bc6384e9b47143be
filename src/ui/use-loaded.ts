import { useEffect, useState } from "react";

/** True once the page has finished loading: what is below or beside the first view is asked for then. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === "complete") done();
    window.addEventListener("load", done);
    return () => window.removeEventListener("load", done);
  }, []);
  return isLoaded;
}
