import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { ContentState, publishContent, readContent, saveDraft, unschedule } from "../contract.ts";
import { readableDocument } from "../rules/readable-document.ts";
import type { Facts } from "../rules/placeholders.ts";
import type { Slug } from "../rules/slugs.ts";
import { CONTENT_STALE } from "./content-stale.ts";
import { Compared, ContentVersions } from "./content-versions.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import { PageSeo } from "./page-seo.tsx";
import { type Errors, MomentField } from "./form-parts.tsx";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./content-editor.css";

export function ContentEditor({ slug }: { slug: Slug }) {
  const [isChanged, setChanged] = useState(false);
  const text = useQuery({
    queryKey: ["content-text", slug],
    queryFn: () => callApi<typeof readContent>("GET /api/admin/content/{slug}", { params: { slug } }),
  });
  return (
    <Screen
      title={words().names[slug]}
      crumb={
        <Link className="admin-link" to={addresses.admin("content")}>
          {words().list.title}
        </Link>
      }
      sum={text.data && standing(text.data)}
    >
      {text.error && <Banner text={words().editor.failed} detail={reasonOf(text.error)} retry={() => void text.refetch()} />}
      {text.isPending && <SkeletonRows />}
      {text.data && (
        <div className="content-layout">
          <div>
            <Editor key={slug} newest={text.data} onChanged={setChanged} />
            {slug !== "announcement" && <PageSeo address={text.data.previewUrl} />}
            <ContentVersions slug={slug} draft={text.data.draft} isChanged={isChanged} />
          </div>
          <DraftPreview address={text.data.previewUrl} version={text.data.version} />
        </div>
      )}
    </Screen>
  );
}

const standing = ({ version, publishedVersion, scheduledAt }: ContentState): string =>
  scheduledAt
    ? words().editor.scheduled(version, showDay(scheduledAt, true))
    : version === publishedVersion
      ? words().editor.isRead(version)
      : words().editor.isDraft(version, publishedVersion);

/** The server names fields from the body on: `draft.slides.0.until`. */
const errorsOf = (error: Error | null): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name.replace(/^draft\.?/, ""), said]))
    : {};

type EditorProps = { newest: ContentState; onChanged: (isChanged: boolean) => void };

/** What was typed stays, whatever arrives from the server: a save of one's own, or of somebody else. */
function Editor({ newest, onChanged }: EditorProps) {
  const said = words().editor;
  const { slug } = newest;
  const [begun, setBegun] = useState({ version: newest.version, draft: newest.draft });
  const { version, draft } = begun;
  const [document, setDocument] = useState(draft);
  const [at, setAt] = useState<string | null>(null);
  const isChanged = JSON.stringify(document) !== JSON.stringify(draft);
  if (newest.version > version && !isChanged) {
    setBegun({ version: newest.version, draft: newest.draft });
    setDocument(newest.draft);
  }
  useLeaveGuard(isChanged);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const params = { slug };
  const save = useSave(
    async (sent: ContentState["draft"]) => ({
      sent,
      saved: await callApi<typeof saveDraft>("PUT /api/admin/content/{slug}", { params, body: { draft: sent, version } }),
    }),
    {
      failed: said.saveFailed,
      done: ({ sent, saved }) => {
        setBegun({ version: saved.version, draft: saved.draft });
        setDocument((typed) => (typed === sent ? saved.draft : typed));
        return said.saved;
      },
      stale: CONTENT_STALE,
    },
  );
  const publish = useSave(
    () =>
      callApi<typeof publishContent>("POST /api/admin/content/{slug}/publish", {
        params,
        body: { version, ...(at && { at }) },
      }),
    {
      failed: said.publishFailed,
      done: ({ scheduledAt }) => (scheduledAt ? said.scheduledNow : said.published),
      stale: CONTENT_STALE,
    },
  );
  const cancel = useSave(() => callApi<typeof unschedule>("DELETE /api/admin/content/{slug}/publish", { params }), {
    failed: said.unscheduleFailed,
    done: () => said.unscheduled,
    stale: CONTENT_STALE,
  });
  const errors = errorsOf(save.error);
  return (
    <form
      className="content-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(document);
      }}
    >
      <Only call="PUT /api/admin/content/{slug}">
        <div className="content-editor__bar">
          {isChanged && <span className="admin-status is-warning">{said.notSaved}</span>}
          <button className="admin-button" disabled={!isChanged || save.isPending}>
            {save.isPending ? said.saving : said.save}
          </button>
          {isChanged && (
            <button type="button" className="admin-button admin-button--text" onClick={() => setDocument(draft)}>
              {said.undo}
            </button>
          )}
          {newest.scheduledAt ? (
            <button type="button" className="admin-button" onClick={() => cancel.mutate(undefined)}>
              {said.unschedule}
            </button>
          ) : (
            <div className="content-editor__when">
              <MomentField label={said.publishAt} hint={said.publishHint} value={at} onChange={setAt} />
              <button
                type="button"
                className="admin-button admin-button--primary"
                disabled={isChanged || publish.isPending || (!at && version === newest.publishedVersion)}
                onClick={() => publish.mutate(undefined)}
              >
                {at ? said.schedule : said.publish}
              </button>
            </div>
          )}
        </div>
      </Only>
      {newest.version > version && <Banner text={said.newer(newest.version)} />}
      {Object.keys(errors).length > 0 && <Banner text={said.wrong} detail={[...new Set(Object.values(errors))].join(". ")} />}
      <DocumentFields slug={slug} document={document} facts={newest.facts as Facts} errors={errors} onChange={setDocument} />
      {version !== newest.publishedVersion && (
        <details>
          <summary>{said.compare}</summary>
          <Compared before={readableDocument(newest.published, words().parts)} after={readableDocument(draft, words().parts)} />
        </details>
      )}
    </form>
  );
}
