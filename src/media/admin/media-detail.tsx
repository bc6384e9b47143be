import { Copy, Download, Trash2, X } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { useCopy } from "../../ui/admin/use-copy.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deleteMedia, MediaFile } from "../contract.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { showBytes } from "../rules/show-bytes.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./media-detail.css";

type Use = MediaFile["uses"][number];

function placeOf({ kind, id, label }: Use): string {
  if (kind === "carpet") return addresses.admin(`carpets/${id}`);
  if (kind === "text") return addresses.admin(`content/${label}`);
  return kind === "settings" ? addresses.admin("settings") : `${addresses.admin("collections")}?edit=${id}`;
}

function kindOf({ kind }: Use): string {
  const { kinds } = words().detail;
  return kinds[kind as keyof typeof kinds] ?? kind;
}

/** One file: what it is, where it is used, its address; deleted only when nothing shows it. */
export function MediaDetail({ file, close }: { file: MediaFile; close: () => void }) {
  const said = words().detail;
  const copy = useCopy();
  const confirm = useConfirm();
  const remove = useSave(
    ({ folder, filename }: MediaFile) =>
      callApi<typeof deleteMedia>("DELETE /api/admin/media/{folder}/{filename}", { params: { folder, filename } }),
    { failed: (error) => said.failed(reasonOf(error)), done: () => said.deleted, stale: ["media"] },
  );
  const ask = async () => {
    const question = { title: said.removeTitle(file.originalName), text: said.removeText, action: said.remove };
    if (await confirm(question)) remove.mutate(file, { onSuccess: close });
  };
  const link = () => new URL(file.url, window.location.href).href;
  const used = file.uses.length > 0;
  return (
    <aside className="media-detail" aria-label={file.originalName}>
      <button
        type="button"
        className="admin-button admin-button--icon admin-button--text media-detail__close"
        aria-label={said.close}
        onClick={close}
      >
        <I of={X} />
      </button>
      <div className="media-detail__image">
        {file.mimetype.startsWith("video/") ? (
          <video src={file.url} controls preload="metadata" muted />
        ) : (
          <img src={pictureAddress(file.url, 480, "webp")} alt={file.originalName} />
        )}
      </div>
      <dl>
        <dt>{said.file}</dt>
        <dd>{file.originalName}</dd>
        {file.width && (
          <>
            <dt>{said.picture}</dt>
            <dd>
              {file.width} × {file.height} px
            </dd>
          </>
        )}
        {file.size > 0 && (
          <>
            <dt>{said.size}</dt>
            <dd>
              {showBytes(file.size)}, {file.mimetype.split("/")[1]?.toUpperCase()}
            </dd>
          </>
        )}
        {file.created_at && (
          <>
            <dt>{said.added}</dt>
            <dd>{showDay(file.created_at)}</dd>
          </>
        )}
        <dt>{said.usedIn}</dt>
        <dd>
          {used
            ? file.uses.map((use) => (
                <div key={`${use.kind}${use.id}${use.label}`}>
                  <Link className="admin-link" to={placeOf(use)}>
                    {use.label}
                  </Link>
                  , {kindOf(use)}
                </div>
              ))
            : said.nowhere}
        </dd>
      </dl>
      <div className="admin-field">
        <span className="admin-field__label">{said.address}</span>
        <div className="admin-input media-detail__address">
          <span>{file.url}</span>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small admin-button--text"
            aria-label={said.copy}
            onClick={() => void copy(link(), said.copied)}
          >
            <I of={Copy} s />
          </button>
        </div>
      </div>
      <div className="media-detail__actions">
        <a className="admin-button" href={file.url} download={file.originalName}>
          <I of={Download} />
          {said.download}
        </a>
        <Only call="DELETE /api/admin/media/{folder}/{filename}">
          <button
            type="button"
            className="admin-button admin-button--delete"
            disabled={used || !file.uploaded}
            onClick={() => void ask()}
          >
            <I of={Trash2} />
            {said.remove}
          </button>
        </Only>
        {used && <span className="admin-small admin-muted">{said.inUse(file.uses.map(({ label }) => label))}</span>}
      </div>
    </aside>
  );
}
