import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Play } from "lucide";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { Filters, Named } from "../../ui/admin/filters.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Pager } from "../../ui/admin/pager.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { useLastPage } from "../../ui/admin/use-last-page.ts";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { listMedia, MediaFacts, MediaFile, MediaQuery, readMediaFacts } from "../contract.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { DropZone, FILMS, PICTURES } from "./drop-zone.tsx";
import { MediaDetail } from "./media-detail.tsx";
import { FolderSelect, MediaFolders } from "./media-folders.tsx";
import { UploadList } from "./upload-list.tsx";
import { showBytes } from "../rules/show-bytes.ts";
import { useUploads } from "./use-uploads.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./media.css";
import "./media-item.css";

const KINDS = [
  ["", "all"],
  ["image", "pictures"],
  ["video", "videos"],
] as const;
const SORTS = [
  ["", "newest"],
  ["name", "byName"],
  ["largest", "largest"],
] as const;

export function MediaScreen() {
  const said = words().list;
  const filters = useFilters(50);
  const { page, limit } = filters;
  const client = useQueryClient();
  const query = {
    page,
    limit,
    search: filters.get("search") || undefined,
    kind: (filters.get("kind") || undefined) as "image" | "video" | undefined,
    used: (filters.get("used") || undefined) as "yes" | "no" | undefined,
    folder: (filters.get("folder") || undefined) as MediaQuery["folder"],
    sort: (filters.get("sort") || undefined) as MediaQuery["sort"],
  };
  const list = useQuery({
    queryKey: ["media", query],
    queryFn: () => callList<typeof listMedia>("GET /api/admin/media", query),
    placeholderData: keepPreviousData,
  });
  useLastPage(filters, list);
  const facts = useQuery({
    queryKey: ["media", "facts"],
    queryFn: () => callApi<typeof readMediaFacts>("GET /api/admin/media/facts"),
  }).data;
  const uploads = useUploads({}, () => void client.invalidateQueries({ queryKey: ["media"] }));
  const { data } = list;
  const chosen = data?.rows.find(({ url }) => url === filters.get("file"));
  return (
    <Screen
      title={said.title}
      sum={facts && sentenceOf(facts)}
      actions={
        <>
          <span className="admin-muted admin-small">{said.formats}</span>
          <Only call="POST /api/admin/upload">
            <DropZone accept={`${PICTURES},${FILMS}`} multiple add={uploads.add} className="admin-button admin-button--primary">
              {said.upload}
            </DropZone>
          </Only>
        </>
      }
      phoneActions={
        <DropZone
          accept={`${PICTURES},${FILMS}`}
          multiple
          add={uploads.add}
          className="admin-button admin-button--primary admin-button--icon"
        >
          <span className="admin-visually-hidden">{said.upload}</span>
        </DropZone>
      }
    >
      <div className={chosen ? "media-library is-open" : "media-library"}>
        <MediaFolders filters={filters} facts={facts} />
        <div>
          <div className="admin-toolbar">
            <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
            <Filters
              set={["kind", "folder", "used", "sort"].filter((name) => filters.get(name)).length}
              clear={() => filters.set({ kind: "", folder: "", used: "", sort: "" })}
              found={said.found(data?.total ?? 0)}
            >
              {() => (
                <>
                  <Named label={said.kind}>
                    <Kinds now={filters.get("kind")} choose={(kind) => filters.set({ kind })} />
                  </Named>
                  <Named label={said.folder}>
                    <FolderSelect filters={filters} />
                  </Named>
                  <Named label={said.order}>
                    <Select
                      className="admin-push-end"
                      label={said.order}
                      value={filters.get("sort")}
                      onChange={(event) => filters.set({ sort: event.target.value })}
                    >
                      {SORTS.map(([value, label]) => (
                        <option key={value} value={value}>
                          {said[label]}
                        </option>
                      ))}
                    </Select>
                  </Named>
                </>
              )}
            </Filters>
          </div>
          {uploads.uploads.length > 0 && <UploadList uploads={uploads.uploads} drop={uploads.drop} retry={uploads.retry} />}
          {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
          {list.isPending && <SkeletonRows />}
          <div className="media-grid">
            {data?.rows.map((file) => (
              <Tile
                key={file.url}
                file={file}
                on={file === chosen}
                choose={() => filters.set({ file: file === chosen ? undefined : file.url, page })}
              />
            ))}
          </div>
          {data?.total === 0 && <Empty title={said.none}>{said.noneText}</Empty>}
          {data && data.total > limit && (
            <Pager
              page={page}
              limit={limit}
              total={data.total}
              onPage={(to) => filters.set({ page: to })}
              onLimit={(to) => filters.set({ limit: to })}
            />
          )}
        </div>
        {chosen && <MediaDetail file={chosen} close={() => filters.set({ file: undefined, page })} />}
      </div>
    </Screen>
  );
}

const sentenceOf = ({ files, uploaded, bytes, unused }: MediaFacts): string =>
  words().list.sum(files, uploaded, showBytes(bytes), unused);

const Kinds = ({ now, choose }: { now: string; choose: (kind: string) => void }) => (
  <fieldset className="admin-segments">
    <legend className="admin-visually-hidden">{words().list.kindOfFile}</legend>
    {KINDS.map(([value, label]) => (
      <button type="button" key={value} aria-pressed={now === value} onClick={() => choose(value)}>
        {words().list[label]}
      </button>
    ))}
  </fieldset>
);

const Tile = ({ file, on, choose }: { file: MediaFile; on: boolean; choose: () => void }) => (
  <button type="button" className={on ? "media-item is-on" : "media-item"} aria-pressed={on} onClick={choose}>
    <span className="media-item__image">
      {file.mimetype.startsWith("image/") ? (
        <img src={pictureAddress(file.url, 200, "webp")} alt="" loading="lazy" />
      ) : (
        <>
          {file.mimetype.startsWith("video/") && <video src={file.url} preload="metadata" muted />}
          <span className="media-item__duration">
            <I of={Play} s />
            {file.filename.split(".").at(-1)?.toUpperCase()}
          </span>
        </>
      )}
      {on && (
        <span className="admin-checkbox is-on">
          <I of={Check} s />
        </span>
      )}
    </span>
    <b>{file.originalName}</b>
    <small>
      {[file.size ? showBytes(file.size) : "", file.uses[0]?.label ?? words().list.unused].filter(Boolean).join(", ")}
    </small>
  </button>
);
