import { Minus, Plus } from "lucide";
import { Icon } from "./icon.tsx";
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
        <Icon of={Minus} size={16} />
      </button>
      <output>{value}</output>
      <button type="button" aria-label="Agregar una" disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size={16} />
      </button>
    </fieldset>
  );
}
