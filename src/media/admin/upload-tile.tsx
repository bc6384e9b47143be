import { X } from "lucide-react";
import { I } from "../../ui/admin/icon.tsx";
import type { Upload } from "./use-uploads.ts";

type Props = { upload: Upload; drop: () => void; retry: () => void };

/** A file on its way: its own faded preview, a bar, cancel; a failure stays until it is dismissed. */
export function UploadTile({ upload, drop, retry }: Props) {
  const percent = Math.round(upload.part * 100);
  const { name, type } = upload.file;
  return (
    <div className="pic up">
      <div className={upload.failed ? "im failed" : "im"}>
        {upload.failed ? (
          <div className="bad" role="alert">
            Upload failed: {upload.failed}
            <br />
            <button type="button" className="lnk" onClick={retry}>
              Try again
            </button>
          </div>
        ) : (
          <>
            {type.startsWith("image/") && <img src={upload.preview} alt="" />}
            <div>
              <span>{name}</span>
              <progress className="prog" aria-label={`Uploading ${name}`} value={percent} max={100} />
            </div>
          </>
        )}
      </div>
      <div className="cap">
        <span>{upload.failed ? name : percent === 100 ? "Checking…" : `${percent}%`}</span>
        <button type="button" className="x" aria-label={upload.failed ? `Dismiss ${name}` : `Cancel ${name}`} onClick={drop}>
          <I of={X} s />
        </button>
      </div>
    </div>
  );
}
