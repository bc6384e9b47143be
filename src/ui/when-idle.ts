/** Runs work in a moment in which the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) return clearTimeout.bind(undefined, setTimeout(work, 200));
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
