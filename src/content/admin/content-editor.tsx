import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { Field } from "../../ui/admin/field.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type {
  ContentState,
  listVersions,
  publishContent,
  readContent,
  restoreVersion,
  saveDraft,
  unschedule,
} from "../contract.ts";
import { PLACEHOLDERS } from "../rules/placeholders.ts";
import type { Slug } from "../rules/slugs.ts";
import { CONTENT_NAMES } from "./content-names.ts";
import "./content-editor.css";

const stale = ["content", "content-text", "content-versions"];
/** Home and announcement are edited as their fields are written, until they have a form of their own. */
const asText = (document: ContentState["draft"]): string =>
  typeof document === "string" ? document : JSON.stringify(document, null, 2);

function asDocument(text: string, before: ContentState["draft"]): ContentState["draft"] {
  if (typeof before === "string") return text;
  try {
    return JSON.parse(text) as ContentState["draft"];
  } catch {
    throw new Error("The fields cannot be read: a comma, a quote or a bracket is missing");
  }
}

export function ContentEditor({ slug }: { slug: Slug }) {
  const text = useQuery({
    queryKey: ["content-text", slug],
    queryFn: () => callApi<typeof readContent>("GET /api/admin/content/{slug}", { params: { slug } }),
  });
  return (
    <Screen title={CONTENT_NAMES[slug]} sum={text.data && standing(text.data)}>
      {text.error && <Banner text="Failed to fetch the text" detail={reasonOf(text.error)} retry={() => void text.refetch()} />}
      {text.isPending && <SkeletonRows />}
      {text.data && <Editor key={text.data.version} state={text.data} />}
      <Versions slug={slug} />
    </Screen>
  );
}

const standing = ({ version, publishedVersion, scheduledAt }: ContentState): string =>
  scheduledAt
    ? `Version ${version} will be published ${showWhen(scheduledAt)}`
    : version === publishedVersion
      ? `Version ${version} is what visitors read`
      : `Version ${version} is a draft; visitors read version ${publishedVersion}`;

function Editor({ state }: { state: ContentState }) {
  const { slug, version, draft } = state;
  const began = asText(draft);
  const [words, setWords] = useState(began);
  const [at, setAt] = useState("");
  useLeaveGuard(words !== began);
  const params = { slug };
  const save = useSave(
    async () =>
      callApi<typeof saveDraft>("PUT /api/admin/content/{slug}", { params, body: { draft: asDocument(words, draft), version } }),
    { failed: "Error saving the draft", done: () => "Draft saved", stale },
  );
  const publish = useSave(
    () =>
      callApi<typeof publishContent>("POST /api/admin/content/{slug}/publish", {
        params,
        body: { version, ...(at && { at: new Date(at).toISOString() }) },
      }),
    { failed: "Error publishing", done: ({ scheduledAt }) => (scheduledAt ? "Scheduled" : "Published"), stale },
  );
  const cancel = useSave(() => callApi<typeof unschedule>("DELETE /api/admin/content/{slug}/publish", { params }), {
    failed: "Error unscheduling",
    done: () => "Not published any more at that time",
    stale,
  });
  const problem = save.error instanceof ApiError ? Object.values(save.error.fields)[0] : undefined;
  const isChanged = words !== began;
  return (
    <form
      className="content-editor"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <Field
        label={typeof draft === "string" ? "Text, in Markdown" : "Fields"}
        error={problem}
        hint={
          typeof draft === "string" &&
          `Facts from the settings: ${Object.keys(PLACEHOLDERS)
            .map((name) => `{{${name}}}`)
            .join(" ")}`
        }
      >
        {(wiring) => (
          <textarea
            className="admin-input content-editor__text"
            rows={24}
            spellCheck
            lang="es"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            {...wiring}
          />
        )}
      </Field>
      <div className="content-editor__bar">
        <button className="admin-button" disabled={!isChanged || save.isPending}>
          {save.isPending ? "Saving…" : "Save draft"}
        </button>
        <a className="admin-button" href={state.previewUrl} target="_blank" rel="noopener">
          Preview
        </a>
        {state.scheduledAt ? (
          <button type="button" className="admin-button" onClick={() => cancel.mutate(undefined)}>
            Unschedule
          </button>
        ) : (
          <>
            <label className="content-editor__when">
              Publish at{" "}
              <input className="admin-input" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
            </label>
            <button
              type="button"
              className="admin-button admin-button--primary"
              disabled={isChanged || publish.isPending}
              onClick={() => publish.mutate(undefined)}
            >
              {at ? "Schedule" : "Publish"}
            </button>
          </>
        )}
      </div>
    </form>
  );
}

function Versions({ slug }: { slug: Slug }) {
  const list = useQuery({
    queryKey: ["content-versions", slug],
    queryFn: () =>
      callApi<typeof listVersions>("GET /api/admin/content/{slug}/versions", { params: { slug }, query: { limit: 20 } }),
  });
  const restore = useSave(
    (version: number) =>
      callApi<typeof restoreVersion>("POST /api/admin/content/{slug}/restore", { params: { slug }, body: { version } }),
    { failed: "Error bringing it back", done: () => "It is the draft again", stale },
  );
  return (
    <section>
      <h2>Versions</h2>
      <ul className="content-versions">
        {list.data?.map(({ version, savedAt, savedBy, isPublished, document }) => (
          <li key={version}>
            <details>
              <summary>
                Version {version}
                <span className="admin-small admin-muted">
                  {savedAt ? ` ${savedBy}, ${showWhen(savedAt)}` : " As the shop came"}
                  {isPublished && ", published"}
                </span>
              </summary>
              <pre className="content-versions__text">{asText(document)}</pre>
            </details>
            <button type="button" className="admin-button admin-button--small" onClick={() => restore.mutate(version)}>
              Restore
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
