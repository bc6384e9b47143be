import { Upload as UploadIcon } from "lucide";
import { useState, type ReactNode } from "react";
import { I } from "../../ui/admin/icon.tsx";
import "./drop-zone.css";

type Props = {
  accept: string;
  multiple?: boolean;
  add: (files: Iterable<File>) => void;
  children: ReactNode;
  className?: string;
};

export const PICTURES = "image/jpeg,image/png,image/gif,image/bmp";
export const FILMS = "video/mp4,video/webm";

/** Files are dropped here or chosen: the platform's own file field lies over the whole area, so keyboard and camera work too. */
export function DropZone({ accept, multiple = false, add, children, className = "admin-drop-area" }: Props) {
  const [over, setOver] = useState(false);
  return (
    <label className={over ? `${className} admin-drop-zone is-over` : `${className} admin-drop-zone`}>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <I of={UploadIcon} />
      {children}
    </label>
  );
}
