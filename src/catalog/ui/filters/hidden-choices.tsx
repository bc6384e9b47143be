import { type Browse, PAGE_SIZES } from "../../rules/browse.ts";

/** What a plain form must carry along so that it changes one thing only. */
export function HiddenChoices({ browse, but }: { browse: Browse; but: "sort" | "search" }) {
  const { collection, size, search, sort, limit } = browse;
  const said = {
    collection,
    size,
    colors: browse.colors.join(","),
    tags: browse.tags.join(","),
    search,
    sort,
    limit: limit === PAGE_SIZES[0] ? "" : String(limit),
  };
  return Object.entries(said).map(
    ([name, value]) => value && name !== but && <input key={name} type="hidden" name={name} value={value} />,
  );
}
