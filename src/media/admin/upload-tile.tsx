import { X } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import type { Upload } from "./use-uploads.ts";
import { words } from "./words.ts";
import "./progress.css";
import "./picture-tile.css";

type Props = { upload: Upload; drop: () => void; retry: () => void };

/** A file on its way: its own faded preview, a bar, cancel; a failure stays until it is dismissed. */
export function UploadTile({ upload, drop, retry }: Props) {
  const said = words().upload;
  const percent = Math.round(upload.part * 100);
  const { name, type } = upload.file;
  return (
    <div className="picture-tile picture-tile--upload">
      <div className={upload.failed ? "picture-tile__image is-failed" : "picture-tile__image"}>
        {upload.failed ? (
          <div className="is-bad" role="alert">
            {said.failed(upload.failed)}
            <br />
            <button type="button" className="admin-link" onClick={retry}>
              {said.again}
            </button>
          </div>
        ) : (
          <>
            {type.startsWith("image/") && <img src={upload.preview} alt="" />}
            <div>
              <span>{name}</span>
              <progress className="admin-progress" aria-label={said.uploading(name)} value={percent} max={100} />
            </div>
          </>
        )}
      </div>
      <div className="picture-tile__caption">
        <span>{upload.failed ? name : percent === 100 ? said.checking : `${percent}%`}</span>
        <button
          type="button"
          className="picture-tile__button"
          aria-label={upload.failed ? said.dismiss(name) : said.cancel(name)}
          onClick={drop}
        >
          <I of={X} s />
        </button>
      </div>
    </div>
  );
}
