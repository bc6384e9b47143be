import { useQuery } from "@tanstack/react-query";
import { useCarpetFacts } from "../../catalog/admin/use-carpets.ts";
import { fold } from "../../platform/text.ts";

/** Spec §7: GET /api/rugs gives the tags in use; they are joined with the owner's list. */
export function useTags(): string[] {
  const { data: facts } = useCarpetFacts();
  const { data = [] } = useQuery({
    queryKey: ["tags-in-use"],
    queryFn: async () => {
      const response = await fetch("/api/rugs");
      if (!response.ok) throw new Error(`Error ${response.status}`);
      return ((await response.json()) as { tags: string[] }[]).flatMap(({ tags }) => tags);
    },
    staleTime: 60_000,
  });
  const seen = new Map<string, string>();
  for (const tag of [...(facts?.vocabulary.tags ?? []), ...data]) if (!seen.has(fold(tag))) seen.set(fold(tag), tag);
  return [...seen.values()];
}
