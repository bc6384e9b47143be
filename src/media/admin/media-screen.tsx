import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Play, X } from "lucide-react";
import { callList } from "../../staff/admin/call-list.ts";
import { I } from "../../staff/admin/icon.tsx";
import { Pager } from "../../staff/admin/pager.tsx";
import { Screen } from "../../staff/admin/screen.tsx";
import { SearchField } from "../../staff/admin/search-field.tsx";
import { Banner, Empty, SkeletonRows } from "../../staff/admin/states.tsx";
import { useFilters } from "../../staff/admin/use-filters.ts";
import { reasonOf } from "../../staff/admin/use-save.ts";
import type { listMedia, MediaFile } from "../contract.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { DropZone, FILMS, PICTURES } from "./drop-zone.tsx";
import { MediaDetail } from "./media-detail.tsx";
import { showBytes } from "../rules/show-bytes.ts";
import { useUploads, type Upload } from "./use-uploads.ts";
import "./media.css";

const KINDS = [
  ["", "All"],
  ["image", "Pictures"],
  ["video", "Videos"],
] as const;
const USED = [
  ["", "All files"],
  ["yes", "In use"],
  ["no", "Not used"],
] as const;

export function MediaScreen() {
  const filters = useFilters(50);
  const { page, limit } = filters;
  const client = useQueryClient();
  const query = {
    page,
    limit,
    search: filters.get("search") || undefined,
    kind: (filters.get("kind") || undefined) as "image" | "video" | undefined,
    used: (filters.get("used") || undefined) as "yes" | "no" | undefined,
  };
  const list = useQuery({
    queryKey: ["media", query],
    queryFn: () => callList<typeof listMedia>("GET /api/admin/media", query),
    placeholderData: keepPreviousData,
  });
  const uploads = useUploads({}, () => void client.invalidateQueries({ queryKey: ["media"] }));
  const { data } = list;
  const chosen = data?.rows.find(({ url }) => url === filters.get("file"));
  const segment = (name: "kind" | "used", options: readonly (readonly [string, string])[]) => (
    <fieldset className="seg">
      <legend className="sr">{name === "kind" ? "Kind of file" : "Use"}</legend>
      {options.map(([value, label]) => (
        <button
          type="button"
          key={value}
          aria-pressed={filters.get(name) === value}
          onClick={() => filters.set({ [name]: value })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Screen
      title="Media"
      sum={
        data && `${data.total} ${data.total === 1 ? "file" : "files"}${query.search || query.kind || query.used ? " match" : ""}.`
      }
      actions={
        <>
          <span className="mut xs">JPG, PNG, GIF, MP4, WebM. Up to 100 MB per file.</span>
          <DropZone accept={`${PICTURES},${FILMS}`} multiple add={uploads.add} className="btn pri">
            Upload files
          </DropZone>
        </>
      }
      phoneActions={
        <DropZone accept={`${PICTURES},${FILMS}`} multiple add={uploads.add} className="btn pri ic">
          <span className="sr">Upload files</span>
        </DropZone>
      }
    >
      <div className={chosen ? "med open" : "med"}>
        <div>
          <div className="bar">
            <SearchField label="File or rug name" value={filters.get("search")} onChange={(search) => filters.set({ search })} />
            {segment("kind", KINDS)}
            {segment("used", USED)}
          </div>
          {uploads.uploads.length > 0 && <UploadList uploads={uploads.uploads} drop={uploads.drop} retry={uploads.retry} />}
          {list.error && <Banner text="Failed to fetch media" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
          {list.isPending && <SkeletonRows />}
          <div className="mgrid">
            {data?.rows.map((file) => (
              <Tile
                key={file.url}
                file={file}
                on={file === chosen}
                choose={() => filters.set({ file: file === chosen ? undefined : file.url, page })}
              />
            ))}
          </div>
          {data?.rows.length === 0 && (
            <Empty title="No files here">Upload pictures and films here, or in a carpet's own form.</Empty>
          )}
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

const Tile = ({ file, on, choose }: { file: MediaFile; on: boolean; choose: () => void }) => (
  <button type="button" className={on ? "mi on" : "mi"} aria-pressed={on} onClick={choose}>
    <span className="im">
      {file.mimetype.startsWith("image/") ? (
        <img src={pictureAddress(file.url, 200, "webp")} alt="" loading="lazy" />
      ) : (
        <>
          {file.mimetype.startsWith("video/") && <video src={file.url} preload="metadata" muted />}
          <span className="dur">
            <I of={Play} s />
            {file.filename.split(".").at(-1)?.toUpperCase()}
          </span>
        </>
      )}
      {on && (
        <span className="chk on">
          <I of={Check} s />
        </span>
      )}
    </span>
    <b>{file.originalName}</b>
    <small>
      {[file.size ? showBytes(file.size) : "", file.uses.length === 0 ? "not used" : ""].filter(Boolean).join(", ") ||
        "Came with the shop"}
    </small>
  </button>
);

type ListProps = { uploads: Upload[]; drop: (id: number) => void; retry: (id: number) => void };

const UploadList = ({ uploads, drop, retry }: ListProps) => (
  <div className="ups" aria-live="polite">
    {uploads.map(({ id, file, part, failed }) => (
      <div key={id}>
        <span>{file.name}</span>
        {failed ? (
          <span className="bad span2">
            Upload failed: {failed}{" "}
            <button type="button" className="lnk" onClick={() => retry(id)}>
              Try again
            </button>
          </span>
        ) : (
          <>
            <progress className="prog" aria-label={`Uploading ${file.name}`} value={part} max={1} />
            <span className="mut">
              {Math.round(part * 100)}%, {showBytes(part * file.size)} of {showBytes(file.size)}
            </span>
          </>
        )}
        <button
          type="button"
          className="btn ic sm txt"
          aria-label={failed ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
          onClick={() => drop(id)}
        >
          <I of={X} s />
        </button>
      </div>
    ))}
  </div>
);
