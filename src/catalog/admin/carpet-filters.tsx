import { fold } from "../../platform/text.ts";
import { Filters, Named } from "../../ui/admin/filters.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { useFilters } from "../../ui/admin/use-filters.ts";
import { ColourFilter } from "./colour-filter.tsx";
import type { CarpetFacts } from "./contract.ts";
import { useCollections } from "./use-carpets.ts";
import { words } from "./words.ts";

type Props = { filters: ReturnType<typeof useFilters>; colors: CarpetFacts["colors"] | undefined; found: number | undefined };

const wordsIn = (text: string): string[] => text.split(",").filter(Boolean);

/** Spec §2 Admin: by collection and colours, any match. */
export function CarpetFilters({ filters, colors = [], found = 0 }: Props) {
  const said = words().filters;
  const collections = useCollections().data ?? [];
  const chosen = wordsIn(filters.get("colors"));
  const toggle = (word: string) => {
    const before = wordsIn(filters.latest("colors"));
    const others = before.filter((each) => fold(each) !== fold(word));
    filters.set({ colors: (others.length < before.length ? others : [...before, word]).join(",") });
  };
  return (
    <Filters
      set={(filters.get("collection") ? 1 : 0) + (chosen.length > 0 ? 1 : 0)}
      clear={() => filters.set({ collection: "", colors: "" })}
      found={said.found(found)}
    >
      {(inSheet) => (
        <>
          <Named label={said.collection}>
            <Select
              label={said.collection}
              value={filters.get("collection")}
              onChange={(event) => filters.set({ collection: event.target.value })}
            >
              <option value="">{said.allCollections}</option>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Named>
          <Named label={said.colours}>
            <ColourFilter
              open={inSheet}
              words={colors}
              chosen={chosen}
              toggle={toggle}
              clear={() => filters.set({ colors: "" })}
            />
          </Named>
        </>
      )}
    </Filters>
  );
}
