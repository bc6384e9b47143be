import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ContentEditor } from "../../content/admin/content-editor.tsx";
import { SLUGS, type Slug } from "../../content/rules/slugs.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import type { Route } from "./+types/content-text";
import { words as common } from "../../ui/admin/words.ts";
import { words } from "./words.ts";

export default function ContentText({ params: { slug } }: Route.ComponentProps) {
  if (!(SLUGS as readonly string[]).includes(slug)) return <NoSuchText />;
  return <ContentEditor key={slug} slug={slug as Slug} />;
}

const NoSuchText = () => (
  <Screen title={common().nav.content}>
    <Empty
      title={words().noSuchText.title}
      action={
        <Link className="admin-button" to={addresses.admin("content")}>
          {words().noSuchText.all}
        </Link>
      }
    >
      {words().noSuchText.text}
    </Empty>
  </Screen>
);
