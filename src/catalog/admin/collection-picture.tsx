import { useEffect } from "react";
import { DropZone, PICTURES } from "../../media/admin/drop-zone.tsx";
import { UploadTile } from "../../media/admin/upload-tile.tsx";
import { useUploads } from "../../media/admin/use-uploads.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { words } from "./words.ts";

type Props = {
  image: string;
  onChange: (image: string) => void;
  /** The file is on its way: saving now would leave it out. */
  onBusy: (busy: boolean) => void;
};

/** Spec §2 Admin: one file for a collection's image. */
export function CollectionPicture({ image, onChange, onBusy }: Props) {
  const said = words().collection;
  const uploads = useUploads({ folder: "collections" }, ({ url }) => onChange(url));
  useEffect(() => onBusy(uploads.busy), [onBusy, uploads.busy]);
  return (
    <div className="admin-field">
      <span className="admin-field__label">{said.image}</span>
      <div className="collection-picture">
        {image && <img src={pictureAddress(image, 200, "webp")} alt="" />}
        {uploads.uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            drop={() => uploads.drop(upload.id)}
            retry={() => uploads.retry(upload.id)}
          />
        ))}
        <DropZone accept={PICTURES} add={uploads.add} className="admin-button">
          {image ? said.replace : said.upload}
        </DropZone>
        {image && (
          <button type="button" className="admin-button admin-button--text admin-button--delete" onClick={() => onChange("")}>
            {said.remove}
          </button>
        )}
      </div>
    </div>
  );
}
