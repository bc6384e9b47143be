import { Maximize2, Play, Rotate3d } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { LaidPicture } from "../../../media/ui/laid-picture.tsx";
import { Picture, type PictureFacts } from "../../../media/ui/picture.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { GalleryFilm } from "./gallery-film.tsx";
import type { Shot } from "./shot.ts";
import "./gallery.css";

type Props = {
  rug: { id: number; name: string };
  shots: Shot[];
  flat: PictureFacts;
  film?: string;
  glb?: string;
  size?: string;
  /** Opens the 3D tab with the camera, as the QR code asks. */
  wantsAr: boolean;
};

// A little under the true width: a phone then takes the next smaller file, and nobody can tell.
export const STAGE = { sizes: "(max-width: 767px) 94vw, (max-width: 1100px) 48vw, 636px", most: 1280 };

const fetchZoom = () => import("./zoom.tsx");
const fetchModel = () => import("./gallery-model.tsx");

/** The rug alone, edge to edge, is nearer than the same rug on its ground; only one drawn with more pixels is known to be the same. */
const enlarged = (shots: Shot[], flat: PictureFacts): Shot[] =>
  shots.map((shot, place) => (place === 0 && flat.large ? { ...shot, picture: flat } : shot));

/** Labelled tabs beside a stage that swipes. A tab whose media is missing is not drawn. */
export function Gallery({ rug, shots, flat, film, glb, size, wantsAr }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<{ at: number; shown?: string }>();
  const labels = [...shots.map(({ label }) => label), ...(film ? ["Video"] : []), ...(glb ? ["3D y AR"] : [])];
  const show = (place: number) => {
    const view = stage.current;
    view?.scrollTo({ left: place * view.clientWidth, behavior: "instant" });
    setCurrent(place);
  };
  const last = labels.length - 1;
  // Until its tab is shown, the model is a poster.
  const [wasModelShown, setModelShown] = useState(false);
  if (glb && current === last && !wasModelShown) setModelShown(true);
  const poster = <LaidPicture of={flat} alt="" sizes="(max-width: 767px) 60vw, 380px" />;
  useEffect(() => {
    const view = stage.current;
    if (wantsAr && glb && view) view.scrollTo({ left: last * view.clientWidth, behavior: "instant" });
  }, [wantsAr, glb, last]);
  const onKey = (event: KeyboardEvent) => {
    const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : ["ArrowUp", "ArrowLeft"].includes(event.key) ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = (current + step + labels.length) % labels.length;
    show(next);
    tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  const onScroll = () => {
    const view = stage.current;
    if (view) setCurrent(Math.round(view.scrollLeft / view.clientWidth));
  };
  const thumb = (place: number): PictureFacts =>
    shots[place]?.picture ?? (place === shots.length && film ? (shots[1] ?? shots[0]!).picture : flat);
  const shot = shots[current];
  const zoom = () => {
    const drawn = stage.current?.querySelector<HTMLImageElement>(`#panel-${current} img`);
    setZoomed({
      at: current,
      shown: !flat.large || shot?.picture.src === flat.src || current > 0 ? drawn?.currentSrc : undefined,
    });
  };
  const closeZoom = () => setZoomed(undefined);
  return (
    <section className="gal" aria-label="Imágenes">
      <div className="gal__tabs" role="tablist" aria-label="Vistas" ref={tabs} tabIndex={-1} onKeyDown={onKey}>
        {labels.map((label, place) => (
          <button
            key={place}
            type="button"
            role="tab"
            id={`vista-${place}`}
            aria-selected={place === current}
            aria-controls={`panel-${place}`}
            tabIndex={place === current ? 0 : -1}
            onClick={() => show(place)}
          >
            <span className="t">
              <Picture of={thumb(place)} alt="" sizes="84px" most={200} />
              {place >= shots.length && (
                <span className="ic">
                  <Icon of={label === "Video" ? Play : Rotate3d} size={15} />
                </span>
              )}
            </span>
            {label}
          </button>
        ))}
      </div>
      <div className="gal__stage">
        {/* It scrolls, so keys must be able to scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        <div className="gal__view" ref={stage} onScroll={onScroll} tabIndex={0} role="group" aria-label="Vista elegida">
          {labels.map((label, place) => (
            <div
              key={place}
              className="gal__panel"
              role="tabpanel"
              id={`panel-${place}`}
              aria-labelledby={`vista-${place}`}
              inert={place !== current}
            >
              {shots[place] ? (
                <Picture
                  of={shots[place].picture}
                  alt={`Alfombra ${rug.name}, ${label.toLowerCase()}`}
                  {...STAGE}
                  priority={place === 0}
                  style={place === 0 ? { viewTransitionName: `rug-${rug.id}` } : undefined}
                />
              ) : label === "Video" && film ? (
                <GalleryFilm src={film} poster={thumb(place)} name={rug.name} />
              ) : (
                glb && (
                  <div className="gal__model">
                    {wasModelShown || wantsAr ? (
                      <LazyComponent load={fetchModel} given={{ rug, size, glb, wantsAr, poster }} waiting={poster} />
                    ) : (
                      poster
                    )}
                  </div>
                )
              )}
            </div>
          ))}
        </div>
        {shot?.picture.src && (
          <IconButton className="gal__zoom" label="Ampliar" onClick={zoom}>
            <Icon of={Maximize2} />
          </IconButton>
        )}
      </div>
      {zoomed && (
        <LazyComponent
          load={fetchZoom}
          onFailed={closeZoom}
          given={{ name: rug.name, shots: enlarged(shots, flat), ...zoomed, size, onClose: closeZoom }}
        />
      )}
    </section>
  );
}
