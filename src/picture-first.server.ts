/** The framework's preload of a script that can wait. The entry and the list of routes are asked for at once. */
const PRELOAD = /<link rel="modulepreload" href="(?!\/assets\/(?:entry\.client|manifest)-)[^"]*"\/>/g;

/**
 * A page of the shop window without its scripts' preloads: they would take the line from the first picture, which costs
 * a second of LCP. The scripts come all the same, by their imports, one step later.
 */
export const pictureFirst = (html: string): string => html.replaceAll(PRELOAD, "");
