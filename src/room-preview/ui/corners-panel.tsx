import { Button } from "../../ui/button.tsx";
import type { Corners } from "../rules/camera-from-corners.ts";

/** A first guess at a floor: lower half, narrower at the back. */
export const startCorners = (width: number, height: number): Corners => [
  { x: width * 0.15, y: height * 0.95 },
  { x: width * 0.85, y: height * 0.95 },
  { x: width * 0.68, y: height * 0.68 },
  { x: width * 0.32, y: height * 0.68 },
];

export const CORNER_LABELS = [
  "Esquina cercana izquierda",
  "Esquina cercana derecha",
  "Esquina lejana derecha",
  "Esquina lejana izquierda",
] as const;

const WHY: Record<string, string> = {
  "few-lines": "En la foto hay pocas líneas rectas para calcular la perspectiva.",
  "little-floor": "En la foto se ve poco piso.",
  "no-floor": "No encontramos el piso en la foto.",
  "not-flat": "No estamos seguros de qué parte de la foto es el piso.",
  "mostly-hidden": "Los muebles tapan casi todo el piso.",
};

type Props = { doubts: readonly string[]; canSkip: boolean; onUse: () => void; onSkip: () => void };

/** When the engine is unsure, the shopper says where the floor is. */
export function CornersPanel({ doubts, canSkip, onUse, onSkip }: Props) {
  return (
    <aside className="panel">
      <div>
        <p className="label">Tu piso</p>
        <h2>Muéstranos el piso</h2>
        <p className="muted">
          {doubts[0] ? `${WHY[doubts[0]] ?? ""} ` : ""}Lleva los cuatro puntos a las esquinas de una parte rectangular del piso:
          una alfombra que ya tengas, unas baldosas o el espacio entre los muebles.
        </p>
      </div>
      <div className="push push--always">
        <Button onClick={onUse}>Usar este piso</Button>
        {canSkip && (
          <Button look="line" onClick={onSkip}>
            Seguir con lo que encontraron
          </Button>
        )}
      </div>
    </aside>
  );
}
