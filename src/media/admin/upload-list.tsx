import { X } from "lucide-react";
import { I } from "../../ui/admin/icon.tsx";
import { showBytes } from "../rules/show-bytes.ts";
import type { Upload } from "./use-uploads.ts";
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
            Upload failed: {failed}{" "}
            <button type="button" className="admin-link" onClick={() => retry(id)}>
              Try again
            </button>
          </span>
        ) : (
          <>
            <progress className="admin-progress" aria-label={`Uploading ${file.name}`} value={part} max={1} />
            <span className="admin-muted">
              {Math.round(part * 100)}%, {showBytes(part * file.size)} of {showBytes(file.size)}
            </span>
          </>
        )}
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small admin-button--text"
          aria-label={failed ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
          onClick={() => drop(id)}
        >
          <I of={X} s />
        </button>
      </div>
    ))}
  </div>
);
