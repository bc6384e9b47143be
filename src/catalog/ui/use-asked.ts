import { useNavigation } from "react-router";
import { type Browse, readBrowse } from "../rules/browse.ts";

/** What was asked for last: a choice shows at once, also while a slow line still brings its rugs. */
export function useAsked(shown: Browse): { asked: Browse; isWaiting: boolean } {
  const { state, location } = useNavigation();
  if (state !== "loading" || location.pathname !== "/catalog") return { asked: shown, isWaiting: false };
  const asked = readBrowse(new URLSearchParams(location.search));
  return { asked: asked.search === shown.search ? { ...asked, understood: shown.understood } : asked, isWaiting: true };
}
