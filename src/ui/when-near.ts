/** Runs work once a part of the page comes near the window. Returns what calls it off. */
export function whenNear(part: Element, work: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      work();
    },
    { rootMargin: "50% 0px" },
  );
  watch.observe(part);
  return () => watch.disconnect();
}
