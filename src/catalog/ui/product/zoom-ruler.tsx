import { type Box, type Gauge, marksOf, type View } from "../../rules/zoom.ts";

/** Where the two rulers meet there is room for the marks of one. */
const CORNER = 40;

type Props = { gauge: Gauge; cm: { width: number; length: number }; picture: Box; fit: Box; view: View; window: Box };

/** Centimetres of the rug along the window's lower and left edge, whatever the distance. */
export function ZoomRuler({ gauge, cm, picture, fit, view, window }: Props) {
  const { width: wide, height: high } = window;
  const shown = (fit.width * view.scale) / picture.width;
  const left = (wide - fit.width * view.scale) / 2 + view.x;
  const top = (high - fit.height * view.scale) / 2 + view.y + gauge.top * shown;
  const across = marksOf(left, gauge.across * shown, wide, cm.width);
  const along = marksOf(top, gauge.along * shown, high - CORNER, cm.length);
  return (
    <div className="zoom__rulers num" aria-hidden="true">
      {across.map((mark) => (
        <span key={mark.cm} className="zoom__across" style={{ left: mark.at }}>
          {mark.cm}
        </span>
      ))}
      {along.map((mark) => (
        <span key={mark.cm} className="zoom__along" style={{ top: mark.at }}>
          {mark.cm}
        </span>
      ))}
    </div>
  );
}
