import { X } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import { showBytes } from "../rules/show-bytes.ts";
import type { Upload } from "./use-uploads.ts";
import { words } from "./words.ts";
import "./progress.css";
import "./upload-list.css";

type Props = { uploads: Upload[]; drop: (id: number) => void; retry: (id: number) => void };

/** Files on their way to the library, one line each. */
export const UploadList = ({ uploads, drop, retry }: Props) => (
  <div className="upload-list" aria-live="polite">
    {uploads.map(({ id, file, part, failed }) => (
      <div key={id}>
        <span>{file.name}</span>
        {failed ? (
          <span className="is-bad upload-list__wide">
            {words().upload.failed(failed)}{" "}
            <button type="button" className="admin-link" onClick={() => retry(id)}>
              {words().upload.again}
            </button>
          </span>
        ) : (
          <>
            <progress className="admin-progress" aria-label={words().upload.uploading(file.name)} value={part} max={1} />
            <span className="admin-muted">
              {words().upload.progress(Math.round(part * 100), showBytes(part * file.size), showBytes(file.size))}
            </span>
          </>
        )}
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small admin-button--text"
          aria-label={failed ? words().upload.dismiss(file.name) : words().upload.cancel(file.name)}
          onClick={() => drop(id)}
        >
          <I of={X} s />
        </button>
      </div>
    ))}
  </div>
);
