import { createContext, useContext } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";

/** The text of a built style sheet: on the server from the build, in the browser from the page as it came. */
export const StyleText = createContext<(href: string) => string | undefined>(() => undefined);

/**
 * The styles of the matched routes stand in the page itself, so that the first paint waits for one answer only.
 * A route that is reached later brings its sheets as links, which the router has fetched by then.
 */
export function RootStyles() {
  const textOf = useContext(StyleText);
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  // The framework marks a sheet it lists twice with a `#`.
  const hrefs = new Set(useMatches().flatMap(({ id }) => (routes?.[id]?.css ?? []).map((href) => href.replace(/#.*$/, ""))));
  return [...hrefs].map((href) => {
    const text = textOf(href);
    return text === undefined ? (
      <link key={href} rel="stylesheet" href={href} />
    ) : (
      <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />
    );
  });
}

/** In the browser: what the server wrote into the page. */
export function stylesInPage(): (href: string) => string | undefined {
  const texts = new Map(
    [...document.querySelectorAll<HTMLStyleElement>("style[data-href]")].map((style) => [style.dataset.href, style.textContent]),
  );
  return (href) => texts.get(href);
}
