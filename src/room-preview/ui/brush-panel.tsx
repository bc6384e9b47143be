import { Button } from "../../ui/button.tsx";
import type { Stroke } from "../rules/brush.ts";

export type Brush = Pick<Stroke, "as"> & { size: keyof typeof SIZES };

/** As a share of the photo's width. */
const SIZES = { fine: 0.012, middle: 0.03, broad: 0.07 };
const SIZE_WORDS = { fine: "Fino", middle: "Medio", broad: "Ancho" } as const;
const KINDS = [
  ["thing", "Borrar la alfombra"],
  ["floor", "Mostrar la alfombra"],
] as const;

export const BRUSH_HELP = "brush-help";
export const FIRST_BRUSH: Brush = { as: "thing", size: "middle" };
export const brushWidth = ({ size }: Brush, photoWidth: number): number => Math.round(photoWidth * SIZES[size]);

type Props = {
  brush: Brush;
  onBrush: (brush: Brush) => void;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  onDone: () => void;
};

/** The last word is the shopper's: where the rug is seen, and where something stands in front of it. */
export function BrushPanel({ brush, onBrush, strokes, onStrokes, onDone }: Props) {
  const none = strokes.length === 0;
  return (
    <aside className="panel">
      <div>
        <p className="label">Retocar</p>
        <h2>Tu pincel</h2>
        <p className="muted" id={BRUSH_HELP}>
          Borra la alfombra donde tapa una pata o un mueble, o muéstrala donde falta. Pinta sobre la foto con el dedo o el ratón;
          con el teclado, las flechas lo mueven y la barra espaciadora pinta.
        </p>
      </div>
      <fieldset className="brushes">
        <legend className="vh">Qué hace el pincel</legend>
        {KINDS.map(([as, words]) => (
          <button key={as} type="button" aria-pressed={brush.as === as} onClick={() => onBrush({ ...brush, as })}>
            {words}
          </button>
        ))}
      </fieldset>
      <fieldset className="brushes">
        <legend className="vh">Ancho del pincel</legend>
        {(Object.keys(SIZES) as Brush["size"][]).map((size) => (
          <button key={size} type="button" aria-pressed={brush.size === size} onClick={() => onBrush({ ...brush, size })}>
            {SIZE_WORDS[size]}
          </button>
        ))}
      </fieldset>
      <div className="push push--always">
        <Button onClick={onDone}>Listo</Button>
        <Button look="line" disabled={none} onClick={() => onStrokes(strokes.slice(0, -1))}>
          Deshacer
        </Button>
        <Button look="line" disabled={none} onClick={() => onStrokes([])}>
          Quitar los retoques
        </Button>
      </div>
    </aside>
  );
}
