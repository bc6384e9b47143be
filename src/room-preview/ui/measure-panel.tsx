import { useId } from "react";
import { Button } from "../../ui/button.tsx";

type Props = {
  /** What the photo says, in centimetres; null when a point is above the floor. */
  measured: number | null;
  value: string;
  onValue: (value: string) => void;
  onApply: () => void;
  onReset: () => void;
};

const COMMON = [
  ["Puerta, 80 cm de ancho", "80"],
  ["Baldosa, 60 cm", "60"],
  ["Cama doble, 140 cm", "140"],
] as const;

/** Spec of the editor: two points of something known set the scale. */
export function MeasurePanel({ measured, value, onValue, onApply, onReset }: Props) {
  const id = useId();
  const real = Number(value.replace(",", "."));
  const change = measured && real > 0 ? Math.round((measured / real - 1) * 100) : 0;
  return (
    <aside className="panel">
      <div>
        <p className="label">Medir</p>
        <h2>Afina la escala</h2>
        <p className="muted">
          Marca dos puntos sobre el piso de algo que conozcas: las patas del sofá, el ancho de una puerta, una baldosa. Cuanto más
          cerca de la alfombra, más exacto.
        </p>
      </div>
      <div className="measure">
        <label htmlFor={id}>¿Cuánto mide en realidad?</label>
        <div className="suf">
          <input id={id} inputMode="decimal" value={value} onChange={(event) => onValue(event.target.value)} />
          <span>cm</span>
        </div>
        <p className="hint" aria-live="polite">
          {measured === null
            ? "Los dos puntos deben estar sobre el piso."
            : `Según tu foto, ${Math.round(measured)} cm.${
                change
                  ? ` Con tu medida, la alfombra se ve un ${Math.abs(change)}\u00a0% más ${change > 0 ? "grande" : "pequeña"}.`
                  : ""
              }`}
        </p>
      </div>
      <div>
        <p className="label">Medidas comunes</p>
        <ul className="pre3">
          {COMMON.map(([text, cm]) => (
            <li key={cm}>
              <button type="button" onClick={() => onValue(cm)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="push push--always">
        <Button disabled={!measured || !(real > 0)} onClick={onApply}>
          Ajustar escala
        </Button>
        <Button look="line" onClick={onReset}>
          Volver a la escala estimada
        </Button>
      </div>
    </aside>
  );
}
