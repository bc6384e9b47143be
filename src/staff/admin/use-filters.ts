import { useSearchParams } from "react-router";

/** A list's filters live in the address: they survive a reload, a back button and a shared link. */
export function useFilters(limit = 10) {
  const [params, setParams] = useSearchParams();
  const set = (changes: Record<string, string | number | undefined>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (!("page" in changes)) next.delete("page");
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const size = Number(params.get("limit"));
  return {
    get: (name: string) => params.get(name) ?? "",
    set,
    clear: () => setParams(new URLSearchParams(), { replace: true, preventScrollReset: true }),
    page: Math.max(1, Number(params.get("page")) || 1),
    limit: [10, 20, 50].includes(size) ? size : limit,
  };
}
