/** The page's address without what only this visit added. */
export const sharedAddress = (): string => window.location.href.replace(/[?#].*$/, "");
