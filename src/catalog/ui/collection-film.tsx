import { Pause, Play } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { playback, useIsPlaying } from "../../ui/playback.ts";

/** A collection's picture; its film plays in the picture's place when somebody asks for it. */
export function CollectionFilm({ name, picture, film }: { name: string; picture: PictureFacts; film?: string }) {
  const id = `collection-${name}`;
  const ref = useRef<HTMLVideoElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isPlaying = useIsPlaying(id);
  useEffect(() => {
    if (!isPlaying) ref.current?.pause();
    // A browser may refuse to play: the picture stays.
    else ref.current?.play().catch(() => playback.stop(id));
  }, [isPlaying, isAsked, id]);
  const toggle = () => {
    setAsked(true);
    if (isPlaying) playback.stop(id);
    else playback.start(id);
  };
  return (
    <div className="collection__pic">
      <Picture
        of={picture}
        alt={`Alfombras de la colección ${name}`}
        sizes="(max-width: 767px) 100vw, 750px"
        most={1280}
        priority
      />
      {isAsked && <video ref={ref} src={film} muted loop playsInline aria-label={`Video de la colección ${name}`} />}
      {film && (
        <IconButton label={isPlaying ? "Pausar el video" : "Ver el video"} onClick={toggle}>
          <Icon of={isPlaying ? Pause : Play} size={18} />
        </IconButton>
      )}
    </div>
  );
}
