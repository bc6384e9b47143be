import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import type { Camera } from "../rules/camera.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { loadRug } from "./load-pictures.ts";
import { createPainter, type Painter, type RoomPictures, type RugPicture } from "./painter.ts";

type Props = {
  pictures: RoomPictures;
  camera: Camera;
  place: RugPlace | null;
  rug: Rug;
  label: string;
  /** Shown where the browser cannot paint, or the rug's picture does not come. */
  fallback: string | null;
  onCanvas?: (canvas: HTMLCanvasElement | null) => void;
  onKey?: (event: KeyboardEvent) => void;
  children?: ReactNode;
};

/** The photo with the rug painted into it, and whatever lies over it. */
export function Stage({ pictures, camera, place, rug, label, fallback, onCanvas, onKey, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ghost = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<{ painter: Painter; of: RoomPictures } | null>(null);
  // A painter knows one room's pictures; with others it waits for its successor.
  const painter = made?.of === pictures ? made.painter : null;
  const [canPaint, setCanPaint] = useState(true);
  const [loaded, setLoaded] = useState<{ rug: Rug; picture: RugPicture } | null>(null);
  const [failed, setFailed] = useState<Rug | null>(null);
  const isBroken = !canPaint || failed === rug;
  const isChanging = loaded !== null && loaded.rug.id !== rug.id && !isBroken;

  useEffect(() => {
    const created = createPainter(canvas.current!, pictures);
    setMade(created && { painter: created, of: pictures });
    setCanPaint(created !== null);
    onCanvas?.(created ? canvas.current : null);
    return () => {
      setMade(null);
      created?.leave();
    };
  }, [pictures, onCanvas]);
  useEffect(() => {
    let alive = true;
    loadRug(rug).then(
      (picture) => {
        if (!alive) return;
        setFailed(null);
        setLoaded({ rug, picture });
      },
      () => alive && setFailed(rug),
    );
    return () => {
      alive = false;
    };
  }, [rug]);
  // A new painter (another matte) has the rug at once: it must not vanish after every stroke of the brush.
  useEffect(() => {
    if (loaded) painter?.setRug(loaded.picture);
  }, [painter, loaded]);
  // Another size or rug: what was there fades out over what is there now. Moving, and the first rug, is at once.
  const look = place && loaded ? `${place.width} ${place.length} ${loaded.rug.id}` : "";
  const lastLook = useRef("");
  useEffect(() => {
    if (lastLook.current && look && lastLook.current !== look) fadeOut(canvas.current!, ghost.current!);
    lastLook.current = look;
    painter?.paint(camera, place);
  }, [painter, camera, place, look, loaded]);

  const ratio = pictures.width / pictures.height;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role depends on the tool
    <div
      className="photo"
      style={{ aspectRatio: ratio, "--ratio": ratio } as CSSProperties}
      data-painted={painter && loaded ? "" : undefined}
      // The rug is moved with the arrow keys: this is a control, not a picture.
      role={onKey ? "application" : "group"}
      aria-label={label}
      aria-description={onKey && "Flechas: mover 5 centímetros. Mayúsculas y flechas, o corchetes: girar 5 grados."}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={onKey ? 0 : undefined}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} aria-label={label} hidden={isBroken} />
      <canvas ref={ghost} className="ghost" aria-hidden="true" hidden={isBroken} />
      {isBroken &&
        (fallback ? (
          <img className="shot" src={fallback} alt={label} />
        ) : (
          <p className="unpainted" role="alert">
            No pudimos mostrar esta alfombra en tu foto.
          </p>
        ))}
      <output className="changing">{isChanging ? `Ponemos ${rug.name}…` : ""}</output>
      {children}
    </div>
  );
}

const FADE_MS = 300;

function fadeOut(from: HTMLCanvasElement, over: HTMLCanvasElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  [over.width, over.height] = [from.width, from.height];
  over.getContext("2d")?.drawImage(from, 0, 0);
  for (const running of over.getAnimations()) running.cancel();
  over.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, easing: "ease-out" });
}
