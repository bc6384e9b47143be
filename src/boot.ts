/** What the page says when it has come alive: set on <html>, and told once as an event. */
export const LIVE = "live";

/** Where a page says how it begins, and what its loaders answered. `boot` repeats them: it may use nothing from outside. */
export const BEGIN = "page-begin";
export const DATA = "page-data";

type Begin = { context: object; modules: string[]; routes: string[][]; entry: string };

/**
 * Stands in every page as the same text, so that the policy knows it by its hash; what differs is data beside it. Asks for the program once the first picture
 * is painted: earlier it would take the line from what people wait for. Everything is asked for and then run file by
 * file, with a breath in between in which a tap is answered; then the entry. What is clicked or typed meanwhile is
 * kept and told again when the page listens; a link waits a moment, then just goes.
 */
export function boot(): void {
  const read = (id: string): unknown => JSON.parse(document.getElementById(id)!.textContent!);
  const { context, modules, routes, entry } = read("page-begin") as Begin;
  let loaded: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (loaded = controller) });
  Object.assign(window, { __reactRouterContext: { ...context, stream } });
  /** What the loaders answered stands at the end of the page. */
  const handOver = async () => {
    if (document.readyState === "loading")
      await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
    loaded.enqueue(new TextEncoder().encode(read("page-data") as string));
    loaded.close();
  };
  const PATIENCE = 4000;
  const LINK_WAIT = 600;
  const AT_ONCE = 6;
  let hasBegun = false;
  /** Its files may be gone because another build runs by now. A page tries once for each build it finds. */
  const [build] = modules;
  const reloadOnce = () => {
    if (sessionStorage.getItem("reloaded") === build!) return;
    sessionStorage.setItem("reloaded", build!);
    location.reload();
  };
  // A piece asked for later, https://vite.dev/guide/build#load-error-handling. A failing network is no reason to reload.
  addEventListener("vite:preloadError", () => {
    const page = fetch(location.href).then((answer) => (answer.ok ? answer.text() : build!));
    page.then((text) => text.includes(build!) || reloadOnce()).catch(() => undefined);
  });
  const breath = () => new Promise((go) => setTimeout(go));
  const load = async () => {
    for (const [place, href] of [...modules, entry].entries()) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      if (place % AT_ONCE === AT_ONCE - 1) await breath();
    }
    const imported = new Map<string, unknown>();
    for (const each of modules) {
      imported.set(each, await import(/* @vite-ignore */ each));
      await breath();
    }
    const named = routes.map(([id, module]) => [id, imported.get(module!)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(named) });
    await handOver();
    await import(/* @vite-ignore */ entry);
  };
  const begin = () => {
    if (!hasBegun)
      load().catch((error) => {
        reloadOnce();
        throw error;
      });
    hasBegun = true;
  };
  const beginSoon = () => requestAnimationFrame(() => setTimeout(begin));
  const first = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!first || first.complete) beginSoon();
  else for (const end of ["load", "error"]) first.addEventListener(end, beginSoon);
  setTimeout(begin, PATIENCE);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { once: true, passive: true });

  /** In their order, each once: who presses again because nothing happened means it once. */
  let kept: HTMLElement[] = [];
  const leave = (link: HTMLAnchorElement) => {
    kept = [];
    location.assign(link.href);
  };
  const keep = (event: MouseEvent) => {
    const on = (event.target as Element).closest<HTMLElement>("a[href],button");
    if (!on || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A form with an address of its own works as it is.
    if (on instanceof HTMLButtonElement ? on.form?.hasAttribute("action") : !isOwnPage(on as HTMLAnchorElement)) return;
    event.preventDefault();
    if (kept.at(-1) !== on) kept.push(on);
    if (on instanceof HTMLAnchorElement) setTimeout(() => kept.includes(on) && leave(on), LINK_WAIT);
  };
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const isTicked = (field: Field) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  /** React compares with what it last saw: the field is emptied for it and filled behind its back. */
  const tellAgain = (field: Field, value: string | boolean) => {
    // Wakes the part it stands in: React must have seen the field before it changes.
    field.dispatchEvent(new Event("touchcancel", { bubbles: true }));
    if (typeof value === "boolean") {
      (field as HTMLInputElement).checked = !value;
      return field.click();
    }
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  };
  const isOwnPage = (link: HTMLAnchorElement) => !link.target && link.origin === location.origin && !link.hash;
  document.addEventListener("click", keep);
  /** With what was put in, since the page empties its fields when it wakes. */
  const typed = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    const field = target as Field;
    if (field.type !== "file") typed.set(field, isTicked(field) ? (field as HTMLInputElement).checked : field.value);
  };
  document.addEventListener("input", note);
  const listen = async () => {
    document.removeEventListener("click", keep);
    document.removeEventListener("input", note);
    const again = kept;
    kept = [];
    // With a breath after each: what it changes is there when the next one comes.
    for (const [field, value] of typed) {
      tellAgain(field, value);
      await breath();
    }
    for (const each of again) {
      each.click();
      await breath();
    }
  };
  addEventListener("live", () => void listen(), { once: true });
}
