import { useEffect, useRef, useState } from "react";
import type { ShownReview } from "./reviews-of-rug.server.ts";
import { addPage, type PagesRead } from "./rules/pages-read.ts";

const fetchReader = () => import("./read-reviews.ts");

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
    fetchReader()
      .then(({ readReviews }) => readReviews(rugId, read.pages + 1))
      .then((page) => {
        setRead(addPage(read, page, count));
        setState("ready");
      })
      .catch(() => setState("failed"));
  };
  return { ...read, failed: state === "failed", list, readMore };
}
