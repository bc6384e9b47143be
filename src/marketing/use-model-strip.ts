import { useCallback, useEffect, useRef, useState } from "react";
import type { listRugs } from "../catalog/contract.ts";
import { askApi } from "../platform/call-api.ts";
import { joined, type ModelCard, modelCards } from "./model-card.ts";

const PAGE = 24;
const TYPING_MS = 200;

type Strip = { search: string; rugs: ModelCard[]; /** The page that comes next, while there is one. */ next?: number };

/** Every rug with a model, best rated first: the page brings the first few, the rest come as the strip is walked or searched. */
export function useModelStrip(first: ModelCard[]) {
  const [strip, setStrip] = useState<Strip>({ search: "", rugs: first, next: 1 });
  const [hasFailed, setFailed] = useState(false);
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async ({ search, rugs, next = 1 }: Strip): Promise<void> => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setFailed(false);
    try {
      const query = { sort: "rating", search, page: next, limit: PAGE } as const;
      const { data, headers } = await askApi<typeof listRugs>("GET /api/rugs", { query, signal });
      const isLast = next * PAGE >= Number(headers.get("x-total-count"));
      setStrip({ search, rugs: joined(rugs, modelCards(data)), next: isLast ? undefined : next + 1 });
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      if (asking.current?.signal === signal) asking.current = undefined;
    }
  }, []);

  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...strip,
    hasFailed,
    more: () => {
      if (strip.next && !asking.current) void ask(strip);
    },
    search: (typed: string) => {
      clearTimeout(timer.current);
      const search = typed.trim();
      timer.current = window.setTimeout(() => void ask({ search, rugs: search ? [] : first, next: 1 }), TYPING_MS);
    },
  };
}
