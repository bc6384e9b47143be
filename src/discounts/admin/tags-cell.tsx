import * as Popover from "@radix-ui/react-popover";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import type { DiscountCode } from "../contract.ts";
import { words } from "./words.ts";
import "./tags-cell.css";

const FIRST = 2;

/** Spec §2 Admin: the first 2 tags, then `+N más`, which opens the full list. */
export function TagsCell({ code }: { code: DiscountCode }) {
  const container = usePortalRoot();
  if (code.is_all_products) return words().allProducts;
  const tags = code.applicable_tags;
  const more = tags.length - FIRST;
  return (
    <>
      {tags.slice(0, FIRST).join(", ")}{" "}
      {more > 0 && (
        <Popover.Root>
          <Popover.Trigger className="code-tags__more">{words().more(more)}</Popover.Trigger>
          <Popover.Portal container={container}>
            <Popover.Content className="admin-menu code-tags__menu" sideOffset={4} aria-label={words().list.tagsOf(code.code)}>
              <ul>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}
