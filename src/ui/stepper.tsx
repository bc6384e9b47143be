import { Minus, Plus } from "lucide-react";
import "./stepper.css";

type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  label?: string;
  /** More is asked for than there is. */
  isOver?: boolean;
};

/** A quantity by ones. */
export function Stepper({ value, onChange, min = 1, max = 99, label = "Cantidad", isOver = false }: Props) {
  return (
    <fieldset className={isOver ? "stepper stepper--over" : "stepper"} aria-label={label}>
      <button type="button" aria-label="Quitar una" disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <output>{value}</output>
      <button type="button" aria-label="Agregar una" disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </fieldset>
  );
}
