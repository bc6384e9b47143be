import { startTransition, useEffect, useState } from "react";

/** True once the page has finished loading: what is below or beside the first view is asked for then. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Nobody waits for it: the browser may answer a tap in between.
    const done = () => startTransition(() => setLoaded(true));
    if (document.readyState === "complete") done();
    window.addEventListener("load", done);
    return () => window.removeEventListener("load", done);
  }, []);
  return isLoaded;
}
