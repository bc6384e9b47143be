/** The browser's own storage; undefined on the server and where it is forbidden, which some browsers say by throwing. */
export function browserStorage(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
