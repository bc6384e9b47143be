import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { doubtWords } from "../rules/room-words.ts";
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

type Props = {
  doubts: readonly string[];
  canSkip: boolean;
  /** The marked part does not look like floor; pressing again uses it all the same. */
  isDoubtful: boolean;
  onUse: () => void;
  onSkip: () => void;
  onAnother: () => void;
};

/** The shopper says where the floor is. */
export function CornersPanel({ doubts, canSkip, isDoubtful, onUse, onSkip, onAnother }: Props) {
  return (
    <aside className="panel">
      <div>
        <p className="label">Tu piso</p>
        <h2>Muéstranos el piso</h2>
        <p className="muted">
          {doubtWords(doubts)} Lleva los cuatro puntos a las esquinas de una parte rectangular del piso: una alfombra que ya
          tengas, unas baldosas o el espacio entre los muebles.
        </p>
      </div>
      {isDoubtful && (
        <Notice role="alert">Ahí no vemos piso: parece un mueble o una pared. Mueve los puntos, o úsalo de todos modos.</Notice>
      )}
      <div className="push push--always">
        <Button onClick={onUse}>{isDoubtful ? "Usarlo de todos modos" : "Usar este piso"}</Button>
        {canSkip ? (
          <Button look="line" onClick={onSkip}>
            Seguir con lo que encontraron
          </Button>
        ) : (
          <Button look="line" onClick={onAnother}>
            Probar con otra foto
          </Button>
        )}
      </div>
    </aside>
  );
}
