/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a picture that is moved by keys, wheel and fingers has no tag of its own */
import { ChevronLeft, ChevronRight, Minus, Plus, Ruler } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { pictureAddress } from "../../../media/rules/picture-address.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { finestOf, gaugeOf, needsFine, PLAIN_WIDTH, STEP } from "../../rules/zoom.ts";
import { centimetresOf, showSize } from "../../rules/size.ts";
import type { Shot } from "./shot.ts";
import { useZoom } from "./use-zoom.ts";
import { ZoomRuler } from "./zoom-ruler.tsx";
import "./zoom.css";

/** Files of a picture that a page of the shop has shown before, the best first: one of them is there at once. */
const SHOWN_BEFORE = [
  [720, "avif"],
  [360, "avif"],
  [200, "webp"],
] as const;
const PAN = 80;

type Props = {
  name: string;
  shots: Shot[];
  /** Which one to open, and the file of it that the page already shows. */
  at: number;
  shown?: string;
  /** The chosen size, for the ruler. */
  size?: string;
  onClose: () => void;
};

/** The picture whole, then as near as it has pixels: by wheel, pinch, double tap, keys and buttons; a swipe shows the next. */
export default function Zoom({ name, shots, at, shown, size, onClose }: Props) {
  const [place, setPlace] = useState(at);
  const [isMeasured, setMeasured] = useState(true);
  const [plainWidth, setPlainWidth] = useState<number>(PLAIN_WIDTH);
  const shot = shots[place]!;
  const { src, blur } = shot.picture;
  const finest = finestOf(shot.picture);
  const showNext = (to: number) => {
    if (shots.length === 1) return;
    setPlainWidth(PLAIN_WIDTH);
    setPlace((from) => (from + to + shots.length) % shots.length);
  };
  const { view, window, fit, most, box, hold, by, pan, whole } = useZoom(finest, showNext);
  const cm = centimetresOf(size ?? "");
  const gauge = cm && gaugeOf(finest, cm);
  const step = (to: number) => {
    whole();
    showNext(to);
  };
  const isFine = needsFine(finest.width, fit.width * view.scale * (globalThis.devicePixelRatio ?? 1), plainWidth);
  const onKeyDown = (event: KeyboardEvent) => {
    const isNear = view.scale > 1;
    const keys: Record<string, () => void> = {
      "+": () => by(STEP),
      "=": () => by(STEP),
      "-": () => by(1 / STEP),
      "0": whole,
      ArrowLeft: () => (isNear ? pan(PAN, 0) : step(-1)),
      ArrowRight: () => (isNear ? pan(-PAN, 0) : step(1)),
      ArrowUp: () => pan(0, PAN),
      ArrowDown: () => pan(0, -PAN),
      PageUp: () => step(-1),
      PageDown: () => step(1),
    };
    if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keys[event.key]!();
  };
  const label = shot.label.toLowerCase();
  return (
    <Dialog kind="full" label={`${name}, ${label}, ampliada`} className="zoom" onClose={onClose}>
      <div className="zoom__top">
        <b>{name}</b>
        <span className="num">{gauge && size ? showSize(size) : shot.label}</span>
      </div>
      <div
        className="zoom__view"
        ref={box}
        tabIndex={0}
        data-focus
        role="group"
        aria-label="Imagen ampliada"
        onKeyDown={onKeyDown}
        {...hold}
      >
        <div
          className="zoom__picture"
          style={{
            width: fit.width,
            height: fit.height,
            transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {/* The file the page shows already stands in until the larger one has come. */}
          <img
            key={src}
            src={pictureAddress(src, PLAIN_WIDTH, "avif")}
            width={finest.width}
            height={finest.height}
            onLoad={({ currentTarget }) => setPlainWidth(currentTarget.naturalWidth)}
            alt={`Alfombra ${name}, ${label}, ampliada`}
            draggable={false}
            style={{
              backgroundImage: [
                place === at ? shown : undefined,
                ...SHOWN_BEFORE.map(([wide, format]) => pictureAddress(src, wide, format)),
                blur,
              ]
                .map((each) => each && `url("${each}")`)
                .filter(Boolean)
                .join(),
            }}
          />
          {/* Its own element: one that gets another source shows the picture before until that has come. */}
          {isFine && <img key={finest.src} src={finest.src} alt="" draggable={false} />}
        </div>
        {gauge && cm && isMeasured && <ZoomRuler gauge={gauge} cm={cm} picture={finest} fit={fit} view={view} window={window} />}
        {shots.length > 1 && (
          <>
            <IconButton className="zoom__step zoom__step--back" label="Imagen anterior" onClick={() => step(-1)}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <IconButton className="zoom__step zoom__step--on" label="Imagen siguiente" onClick={() => step(1)}>
              <Icon of={ChevronRight} />
            </IconButton>
          </>
        )}
      </div>
      <div className="zoom__foot">
        <span className="zoom__said">{gauge && size && isMeasured ? `La regla mide la ${size} en centímetros` : ""}</span>
        <span className="zoom__tools">
          <IconButton label="Alejar" onClick={() => by(1 / STEP)} disabled={view.scale <= 1}>
            <Icon of={Minus} />
          </IconButton>
          <output className="num" aria-label="Aumento">
            {view.scale.toFixed(1).replace(".", ",")} ×
          </output>
          <IconButton label="Acercar" onClick={() => by(STEP)} disabled={view.scale >= most - 0.001}>
            <Icon of={Plus} />
          </IconButton>
        </span>
        {gauge ? (
          <button type="button" className="zoom__rule" aria-pressed={isMeasured} onClick={() => setMeasured(!isMeasured)}>
            <Icon of={Ruler} size={18} /> Regla
          </button>
        ) : (
          <span />
        )}
      </div>
    </Dialog>
  );
}
