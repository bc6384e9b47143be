import { Play } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Picture, type PictureFacts } from "../../../media/ui/picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { playback, useIsPlaying } from "../../../ui/playback.ts";

const ID = "product-film";

/** A poster; the film itself is fetched on the click. */
export function GalleryFilm({ src, poster, name }: { src: string; poster: PictureFacts; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const isPlaying = useIsPlaying(ID);
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isAsked && !isPlaying) ref.current?.pause();
  }, [isAsked, isPlaying]);
  if (isAsked)
    return (
      <video
        ref={ref}
        src={src}
        controls
        autoPlay
        muted
        loop
        playsInline
        aria-label={`Video de la alfombra ${name}`}
        onPlay={() => playback.start(ID)}
        onPause={() => playback.stop(ID)}
      />
    );
  return (
    <button type="button" className="gal__play" aria-label={`Ver el video de ${name}`} onClick={() => setAsked(true)}>
      <Picture of={poster} alt="" sizes="(max-width: 767px) 100vw, 636px" most={960} />
      <span>
        <Icon of={Play} size={28} />
      </span>
    </button>
  );
}
