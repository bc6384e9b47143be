import { useSearchParams } from "react-router";
import { useLastAsked } from "../use-last-asked.ts";

/** A list's filters live in the address: they survive a reload, a back button and a shared link. */
export function useFilters(limit = 10) {
  const [params, setParams] = useSearchParams();
  const { last: latest, ask } = useLastAsked(params, String);
  const go = (next: URLSearchParams) => {
    ask(next);
    // Drawn at once: a link pressed in this moment already knows the list it leaves.
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const set = (changes: Record<string, string | number | undefined>) => {
    const next = new URLSearchParams(latest());
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    go(next);
  };
  const size = Number(params.get("limit"));
  return {
    get: (name: string) => params.get(name) ?? "",
    /** What was chosen last, also before it is shown: a step goes from here. */
    latest: (name: string) => latest().get(name) ?? "",
    set,
    clear: () => go(new URLSearchParams()),
    page: Math.max(1, Number(params.get("page")) || 1),
    limit: [10, 20, 50].includes(size) ? size : limit,
  };
}
