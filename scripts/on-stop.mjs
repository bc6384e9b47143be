/** Calls `stop` on Ctrl-C and SIGTERM, and when npm or the shell between is gone: some shells pass no signal on. */
export function onStop(stop) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 200);
  watch.unref();
}
