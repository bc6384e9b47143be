import { useEffect, useRef, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import type { ShownReview } from "./reviews-of-rug.server.ts";
import type { listReviews } from "./contract.ts";
import { addPage, PAGE, type PagesRead } from "./rules/pages-read.ts";

/** The reviews shown so far, and the way to the next ones. */
export function useMoreReviews(rugId: number, newest: ShownReview[], count: number) {
  const [read, setRead] = useState<PagesRead<ShownReview>>({ shown: newest, pages: 0, isAll: newest.length >= count });
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const list = useRef<HTMLDivElement>(null);
  const had = useRef(newest.length);

  // The button moves away or goes: keys go on from the first review that came.
  useEffect(() => {
    if (read.pages === 0) return;
    (list.current?.children[had.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [read]);

  const readMore = () => {
    if (state === "busy") return;
    setState("busy");
    had.current = read.shown.length;
    callApi<typeof listReviews>("GET /api/reviews", { query: { carpetId: rugId, page: read.pages + 1, limit: PAGE } })
      .then((page) => {
        setRead(addPage(read, page, count));
        setState("ready");
      })
      .catch(() => setState("failed"));
  };
  return { ...read, failed: state === "failed", list, readMore };
}
