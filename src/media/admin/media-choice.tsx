import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { listMedia, MediaFile } from "../contract.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { DropZone, FILMS, PICTURES } from "./drop-zone.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useUploads } from "./use-uploads.ts";
import { words } from "./words.ts";
import "./media-choice.css";

type Kind = "image" | "video";
type Props = {
  label: string;
  value: string;
  kind?: Kind;
  /** What stands in its place while nothing is chosen. */
  otherwise?: string;
  error?: string;
  onChange: (address: string) => void;
};

/** A picture or film of Media: chosen from what is there, or uploaded on the way. */
export function MediaChoice({ label, value, kind = "image", otherwise, error, onChange }: Props) {
  const said = words().choice;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={error ? "admin-field is-invalid" : "admin-field"}>
      <span className="admin-field__label">{label}</span>
      <div className="media-choice">
        {value && <Sample address={value} kind={kind} />}
        <button type="button" className="admin-button admin-button--small" onClick={() => setOpen(true)}>
          {value ? said.replace : said.choose}
          <span className="admin-visually-hidden"> {label}</span>
        </button>
        {value && (
          <button type="button" className="admin-button admin-button--small admin-button--text" onClick={() => onChange("")}>
            {said.remove}
            <span className="admin-visually-hidden"> {label}</span>
          </button>
        )}
      </div>
      {!value && otherwise && <span className="admin-field__hint">{otherwise}</span>}
      {error && (
        <span className="admin-field__error" role="alert">
          {error}
        </span>
      )}
      {isOpen && (
        <MediaLibrary
          kind={kind}
          title={label}
          onClose={() => setOpen(false)}
          onChoose={(address) => {
            onChange(address);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const Sample = ({ address, kind }: { address: string; kind: Kind }) =>
  kind === "image" ? <img src={pictureAddress(address, 200, "webp")} alt="" /> : <video src={address} muted preload="metadata" />;

type LibraryProps = { kind: Kind; title: string; onClose: () => void; onChoose: (address: string) => void };

/** Everything there is of a kind, to choose one. */
export function MediaLibrary({ kind, title, onClose, onChoose }: LibraryProps) {
  const said = words().choice;
  const [search, setSearch] = useState("");
  const uploads = useUploads({ folder: "content" }, ({ url }) => onChoose(url));
  const query = { kind, limit: 48, ...(search && { search }) };
  const files = useQuery({
    queryKey: ["media", "choice", query],
    queryFn: () => callApi<typeof listMedia>("GET /api/admin/media", { query }),
  });
  return (
    <Drawer label={said.label} title={title} onClose={onClose}>
      <div className="admin-drawer__body media-library">
        <div className="media-library__tools">
          <SearchField label={said.search} value={search} onChange={setSearch} />
          <DropZone accept={kind === "image" ? PICTURES : FILMS} add={uploads.add} className="admin-button">
            {said.upload}
          </DropZone>
        </div>
        {files.error && <Banner text={words().list.failed} detail={reasonOf(files.error)} retry={() => void files.refetch()} />}
        {files.isPending && <SkeletonRows />}
        <ul className="media-library__files">
          {uploads.uploads.map((upload) => (
            <li key={upload.id}>
              <UploadTile upload={upload} drop={() => uploads.drop(upload.id)} retry={() => uploads.retry(upload.id)} />
            </li>
          ))}
          {files.data?.map((file) => (
            <li key={file.url}>
              <FileButton file={file} kind={kind} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {files.data?.length === 0 && <p className="admin-muted">{said.none}</p>}
      </div>
    </Drawer>
  );
}

const FileButton = ({ file, kind, onChoose }: { file: MediaFile; kind: Kind; onChoose: (address: string) => void }) => (
  <button type="button" className="media-library__file" onClick={() => onChoose(file.url)}>
    <Sample address={file.url} kind={kind} />
    <span>{file.originalName}</span>
  </button>
);
