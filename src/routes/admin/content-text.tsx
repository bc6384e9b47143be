import { ContentEditor } from "../../content/admin/content-editor.tsx";
import { SLUGS, type Slug } from "../../content/rules/slugs.ts";
import { Empty } from "../../ui/admin/states.tsx";
import type { Route } from "./+types/content-text";

export default function ContentText({ params: { slug } }: Route.ComponentProps) {
  if (!(SLUGS as readonly string[]).includes(slug)) return <Empty title="Nothing here">There is no such text.</Empty>;
  return <ContentEditor key={slug} slug={slug as Slug} />;
}
