import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
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
import type { Slug } from "../rules/slugs.ts";
import { CONTENT_NAMES } from "./content-names.ts";
import { CONTENT_STALE } from "./content-stale.ts";
import { Compared, ContentVersions } from "./content-versions.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import { PageSeo } from "./page-seo.tsx";
import { type Errors, MomentField } from "./form-parts.tsx";
import { Only } from "../../staff/admin/only.tsx";
import "./content-editor.css";

export function ContentEditor({ slug }: { slug: Slug }) {
  const text = useQuery({
    queryKey: ["content-text", slug],
    queryFn: () => callApi<typeof readContent>("GET /api/admin/content/{slug}", { params: { slug } }),
  });
  return (
    <Screen
      title={CONTENT_NAMES[slug]}
      crumb={
        <Link className="admin-link" to={addresses.admin("content")}>
          Content
        </Link>
      }
      sum={text.data && standing(text.data)}
    >
      {text.error && <Banner text="Failed to fetch the text" detail={reasonOf(text.error)} retry={() => void text.refetch()} />}
      {text.isPending && <SkeletonRows />}
      {text.data && (
        <div className="content-layout">
          <div>
            <Editor key={text.data.version} state={text.data} />
            {slug !== "announcement" && <PageSeo address={text.data.previewUrl} />}
            <ContentVersions slug={slug} draft={text.data.draft} />
          </div>
          <DraftPreview address={text.data.previewUrl} version={text.data.version} />
        </div>
      )}
    </Screen>
  );
}

const standing = ({ version, publishedVersion, scheduledAt }: ContentState): string =>
  scheduledAt
    ? `Version ${version} will be published ${showDay(scheduledAt, true)}`
    : version === publishedVersion
      ? `Version ${version} is what visitors read`
      : `Version ${version} is a draft; visitors read version ${publishedVersion}`;

/** The server names fields from the body on: `draft.slides.0.until`. */
const errorsOf = (error: Error | null): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name.replace(/^draft\.?/, ""), said]))
    : {};

function Editor({ state }: { state: ContentState }) {
  const { slug, version, draft } = state;
  const [document, setDocument] = useState(draft);
  const [at, setAt] = useState<string | null>(null);
  const isChanged = JSON.stringify(document) !== JSON.stringify(draft);
  useLeaveGuard(isChanged);
  const params = { slug };
  const save = useSave(
    () => callApi<typeof saveDraft>("PUT /api/admin/content/{slug}", { params, body: { draft: document, version } }),
    { failed: "Error saving the draft", done: () => "Draft saved", stale: CONTENT_STALE },
  );
  const publish = useSave(
    () =>
      callApi<typeof publishContent>("POST /api/admin/content/{slug}/publish", {
        params,
        body: { version, ...(at && { at }) },
      }),
    { failed: "Error publishing", done: ({ scheduledAt }) => (scheduledAt ? "Scheduled" : "Published"), stale: CONTENT_STALE },
  );
  const cancel = useSave(() => callApi<typeof unschedule>("DELETE /api/admin/content/{slug}/publish", { params }), {
    failed: "Error unscheduling",
    done: () => "Not published any more at that time",
    stale: CONTENT_STALE,
  });
  const errors = errorsOf(save.error);
  return (
    <form
      className="content-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <Only call="PUT /api/admin/content/{slug}">
        <div className="content-editor__bar">
          {isChanged && <span className="admin-status is-warning">Not saved</span>}
          <button className="admin-button" disabled={!isChanged || save.isPending}>
            {save.isPending ? "Saving…" : "Save draft"}
          </button>
          {isChanged && (
            <button type="button" className="admin-button admin-button--text" onClick={() => setDocument(draft)}>
              Undo
            </button>
          )}
          {state.scheduledAt ? (
            <button type="button" className="admin-button" onClick={() => cancel.mutate(undefined)}>
              Unschedule
            </button>
          ) : (
            <div className="content-editor__when">
              <MomentField label="Publish at" hint="Bogotá time. Empty: now." value={at} onChange={setAt} />
              <button
                type="button"
                className="admin-button admin-button--primary"
                disabled={isChanged || publish.isPending || (!at && version === state.publishedVersion)}
                onClick={() => publish.mutate(undefined)}
              >
                {at ? "Schedule" : "Publish"}
              </button>
            </div>
          )}
        </div>
      </Only>
      {Object.keys(errors).length > 0 && (
        <Banner text="Not saved: something is not right" detail={[...new Set(Object.values(errors))].join(". ")} />
      )}
      <DocumentFields slug={slug} document={document} errors={errors} onChange={setDocument} />
      {version !== state.publishedVersion && (
        <details>
          <summary>Compare with what visitors read</summary>
          <Compared before={readableDocument(state.published)} after={readableDocument(draft)} />
        </details>
      )}
    </form>
  );
}
