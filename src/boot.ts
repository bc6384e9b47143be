/** What the page says when it has come alive: set on <html>, and told once as an event. */
export const LIVE = "live";

type Boot = { modules: string[]; routes: string[][]; entry: string };

/**
 * Stands in the page itself as text, so it may use nothing from outside. Asks for the program once the first picture
 * is painted: earlier it would take the line from what people wait for. Everything is asked for at once, then the
 * entry runs. What is clicked or typed in between is kept and told again when the page
 * listens; a link waits a moment, then just goes.
 */
export function boot({ modules, routes, entry }: Boot): void {
  const PATIENCE = 4000;
  const LINK_WAIT = 600;
  let hasBegun = false;
  const load = async () => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: entry }));
    await Promise.all(modules.map((each) => import(/* @vite-ignore */ each)));
    const loaded = routes.map(async ([id, module]) => [id, await import(/* @vite-ignore */ module!)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(loaded)) });
    await import(/* @vite-ignore */ entry);
  };
  const begin = () => {
    if (!hasBegun) void load();
    hasBegun = true;
  };
  const beginSoon = () => requestAnimationFrame(() => setTimeout(begin));
  const first = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!first || first.complete) beginSoon();
  else for (const end of ["load", "error"]) first.addEventListener(end, beginSoon);
  setTimeout(begin, PATIENCE);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { once: true, passive: true });

  let kept: HTMLElement | undefined;
  const leave = (link: HTMLAnchorElement) => {
    kept = undefined;
    location.assign(link.href);
  };
  const keep = (event: MouseEvent) => {
    const on = (event.target as Element).closest<HTMLElement>("a[href],button");
    if (!on || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (on instanceof HTMLButtonElement ? on.type === "submit" : !isOwnPage(on as HTMLAnchorElement)) return;
    event.preventDefault();
    kept = on;
    if (on instanceof HTMLAnchorElement) setTimeout(() => kept === on && leave(on), LINK_WAIT);
  };
  /** React compares with what it last saw: the field is emptied for it and filled behind its back. */
  const tellAgain = (field: HTMLInputElement) => {
    const { value } = field;
    field.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isOwnPage = (link: HTMLAnchorElement) => !link.target && link.origin === location.origin && !link.hash;
  document.addEventListener("click", keep);
  const typed = new Set<HTMLInputElement>();
  const note = ({ target }: Event) =>
    target instanceof HTMLInputElement && /text|search|email|tel/.test(target.type) && typed.add(target);
  document.addEventListener("input", note);
  addEventListener(
    "live",
    () => {
      document.removeEventListener("click", keep);
      document.removeEventListener("input", note);
      for (const field of typed) tellAgain(field);
      const again = kept;
      kept = undefined;
      again?.click();
    },
    { once: true },
  );
}
