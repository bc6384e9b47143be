import { X } from "lucide-react";
import { I } from "../../ui/admin/icon.tsx";
import { showBytes } from "../rules/show-bytes.ts";
import type { Upload } from "./use-uploads.ts";

type Props = { uploads: Upload[]; drop: (id: number) => void; retry: (id: number) => void };

/** Files on their way to the library, one line each. */
export const UploadList = ({ uploads, drop, retry }: Props) => (
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
