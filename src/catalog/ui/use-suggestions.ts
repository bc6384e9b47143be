import { useEffect, useState } from "react";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { callApi } from "../../platform/call-api.ts";
import type { SuggestCall, Suggestions } from "../contract.ts";
import { type Browse, browseAddress } from "../rules/browse.ts";
import { readableName } from "../rules/readable-name.ts";
import { showColor, showTag } from "../rules/show-word.ts";

export type Suggestion = { to: string; name: string; kind: string; picture?: string };

const listed = ({ rugs, collections, colors, tags }: Suggestions, browse: Browse): Suggestion[] => [
  ...collections.map((name) => ({ to: addresses.catalogOf(name), name: readableName(name), kind: "Colección" })),
  ...colors.map((color) => ({
    to: browseAddress(browse, { search: "", colors: [color] }),
    name: showColor(color),
    kind: "Color",
  })),
  ...tags.map((tag) => ({ to: browseAddress(browse, { search: "", tags: [tag] }), name: showTag(tag), kind: "Estilo" })),
  ...rugs.map((rug) => ({
    to: addresses.product(rug),
    name: rug.name,
    kind: readableName(rug.catalog),
    picture: pictureAddress(rug.thumbnail, 200, "avif"),
  })),
];

/** Asks a moment after the last key; an answer that comes too late is thrown away. */
export function useSuggestions(typed: string, isWanted: boolean, browse: Browse): Suggestion[] {
  const [found, setFound] = useState<{ search: string; answer: Suggestions }>();
  const search = typed.trim();
  const isAsked = isWanted && search.length >= 2;
  useEffect(() => {
    if (!isAsked) return;
    const late = new AbortController();
    const timer = setTimeout(() => {
      callApi<SuggestCall>("GET /api/suggestions", { query: { search }, signal: late.signal })
        .then((answer) => setFound({ search, answer }))
        // Suggestions are a courtesy: without them the search itself still works.
        .catch(() => setFound(undefined));
    }, 140);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [search, isAsked]);
  return isAsked && found?.search === search ? listed(found.answer, browse) : [];
}
