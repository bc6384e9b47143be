import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { showWhen } from "../../ui/admin/show-day.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { ContentState, ContentVersion, listVersions, restoreVersion } from "../contract.ts";
import { readableDocument } from "../rules/readable-document.ts";
import type { Slug } from "../rules/slugs.ts";
import { diffWords } from "../rules/diff-words.ts";
import { CONTENT_STALE } from "./content-stale.ts";
import { Only } from "../../staff/admin/only.tsx";
import { showPerson } from "../../staff/admin/show-person.ts";
import { words } from "./words.ts";

const originOf = ({ savedAt, savedBy, isPublished }: Pick<ContentVersion, "savedAt" | "savedBy" | "isPublished">): string => {
  const said = words().versions;
  if (!savedAt) return isPublished ? said.asItCamePublished : said.asItCame;
  return (isPublished ? said.savedPublished : said.saved)(showPerson(savedBy), showWhen(savedAt));
};

type Props = { slug: Slug; draft: ContentState["draft"]; isChanged: boolean };

/** Every version, compared with the draft word by word, and brought back with one click, once what was typed is saved. */
export function ContentVersions({ slug, draft, isChanged }: Props) {
  const said = words().versions;
  const list = useQuery({
    queryKey: ["content-versions", slug],
    queryFn: () =>
      callApi<typeof listVersions>("GET /api/admin/content/{slug}/versions", { params: { slug }, query: { limit: 20 } }),
  });
  const restore = useSave(
    (version: number) =>
      callApi<typeof restoreVersion>("POST /api/admin/content/{slug}/restore", { params: { slug }, body: { version } }),
    { failed: said.restoreFailed, done: () => said.restored, stale: CONTENT_STALE },
  );
  return (
    <section>
      <h2>{said.title}</h2>
      <ul className="content-versions">
        {list.data?.map(({ version, savedAt, savedBy, isPublished, document }) => (
          <li key={version}>
            <details>
              <summary>
                {said.version(version)}
                <span className="admin-small admin-muted"> {originOf({ savedAt, savedBy, isPublished })}</span>
              </summary>
              <Compared before={readableDocument(document, words().parts)} after={readableDocument(draft, words().parts)} />
            </details>
            <Only call="POST /api/admin/content/{slug}/restore">
              <button
                type="button"
                className="admin-button admin-button--small"
                disabled={isChanged || restore.isPending}
                onClick={() => restore.mutate(version)}
              >
                {said.restore}
              </button>
            </Only>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gone since this version, and new in the draft. */
export function Compared({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className="admin-muted">{words().versions.same}</p>;
  return (
    <pre className="content-versions__text">
      {diffWords(before, after).map(({ kind, text }, place) => {
        if (kind === "gone") return <del key={place}>{text}</del>;
        return kind === "new" ? <ins key={place}>{text}</ins> : <span key={place}>{text}</span>;
      })}
    </pre>
  );
}
