import { Play } from "lucide";
import { useEffect, useState } from "react";
import { DropZone, FILMS } from "../../media/admin/drop-zone.tsx";
import { UploadTile } from "../../media/admin/upload-tile.tsx";
import { useUploads } from "../../media/admin/use-uploads.ts";
import type { Place } from "../../media/admin/send-file.ts";
import { I } from "../../ui/admin/icon.tsx";
import { MoveButtons } from "../../ui/admin/move-buttons.tsx";
import { moved } from "../../ui/admin/moved.ts";
import { formWords } from "./form-words.ts";
import "./videos.css";

type Props = {
  videos: string[];
  place: Place;
  change: (next: (videos: string[]) => string[]) => void;
  onBusy: (busy: boolean) => void;
};

const nameOf = (address: string): string => address.split("/").at(-1) ?? address;

/** The first film plays on the card; the others are in the gallery. */
export function Videos({ videos, place, change, onBusy }: Props) {
  const said = formWords().videos;
  const [typed, setTyped] = useState("");
  const uploads = useUploads(place, ({ url }) => change((now) => [...now, url]));
  useEffect(() => onBusy(uploads.busy), [onBusy, uploads.busy]);
  const add = () => {
    const address = typed.trim();
    if (!/^(https?:\/\/|\/)/.test(address)) return;
    change((now) => [...now, address]);
    setTyped("");
  };
  return (
    <div className="admin-field">
      <span className="admin-field__label">{said.label}</span>
      <div className="video-list">
        {videos.map((video, index) => (
          <div className="video-list__item" key={video}>
            <video className="video-list__frame" src={video} preload="metadata" muted />
            <div className="video-list__words">
              {nameOf(video)}
              <div className="admin-small admin-muted">{index === 0 ? said.onCard : said.inGallery}</div>
            </div>
            <a
              className="admin-button admin-button--icon admin-button--small admin-button--text"
              href={video}
              target="_blank"
              rel="noreferrer"
              aria-label={said.play(nameOf(video))}
            >
              <I of={Play} s />
            </a>
            <MoveButtons
              what={nameOf(video)}
              place={index}
              count={videos.length}
              small
              onMove={(to) => change((now) => moved(now, index, to))}
              onRemove={() => change((now) => now.filter((each) => each !== video))}
            />
          </div>
        ))}
        {uploads.uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            drop={() => uploads.drop(upload.id)}
            retry={() => uploads.retry(upload.id)}
          />
        ))}
        <div className="video-list__item">
          <input
            className="admin-input"
            aria-label={said.address}
            placeholder={said.paste}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <DropZone accept={FILMS} multiple add={uploads.add} className="admin-button">
            {said.upload}
          </DropZone>
        </div>
      </div>
    </div>
  );
}
