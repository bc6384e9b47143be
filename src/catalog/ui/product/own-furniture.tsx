import { advise } from "../../rules/room-advice.ts";
import type { LaidSize, Measure, Scene } from "../../rules/scale.ts";
import { AdviceLine } from "./advice-line.tsx";

const FIELDS: Record<Scene, [measure: keyof Measure, label: string, least: number, most: number][]> = {
  sofa: [["wide", "Ancho de tu sofá", 80, 400]],
  cama: [["wide", "Ancho de tu cama", 80, 240]],
  comedor: [
    ["wide", "Largo de tu mesa", 70, 360],
    ["deep", "Ancho de tu mesa", 60, 160],
  ],
  pasillo: [
    ["wide", "Largo de tu pasillo", 100, 1500],
    ["deep", "Ancho de tu pasillo", 60, 300],
  ],
  entrada: [
    ["wide", "Ancho de tu entrada", 80, 500],
    ["deep", "Fondo de tu entrada", 80, 500],
  ],
};

type Props = {
  scene: Scene;
  own: Measure;
  onType: (own: Measure) => void;
  chosen: LaidSize;
  sizes: LaidSize[];
  isRound: boolean;
  onChoose: (size: string) => void;
};

/** The shopper's own furniture, in centimetres; what cannot be a sofa or a table yet, half typed, changes nothing. */
export default function OwnFurniture({ scene, own, onType, chosen, sizes, isRound, onChoose }: Props) {
  return (
    <>
      <AdviceLine advice={advise({ scene, chosen, sizes, own, isRound })} chosen={chosen.label} onChoose={onChoose} />
      <div className="scale__own">
        {FIELDS[scene].map(([measure, label, least, most]) => (
          <label key={`${scene} ${measure}`}>
            {label} (cm)
            <input
              className="num"
              type="number"
              inputMode="numeric"
              min={least}
              max={most}
              defaultValue={own[measure]}
              onChange={({ target }) => {
                const cm = target.valueAsNumber;
                if (cm >= least && cm <= most) onType({ ...own, [measure]: Math.round(cm) });
              }}
            />
          </label>
        ))}
      </div>
    </>
  );
}
