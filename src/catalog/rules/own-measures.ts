import { parseJson } from "../../platform/parse-json.ts";
import { type Measure, type Scene, SCENES } from "./scale.ts";

/** A shopper's own furniture, in centimetres, as far as it was measured. */
export type OwnMeasures = Partial<Record<Scene, Measure>>;

/** No sofa is shorter and no hallway longer: what is stored may have been written by anything. */
const [LEAST, MOST] = [60, 1500];
const isLength = (cm: unknown): cm is number => typeof cm === "number" && cm >= LEAST && cm <= MOST;

export function parseOwnMeasures(text: string): OwnMeasures {
  const stored = (parseJson(text) ?? {}) as Partial<Record<string, Partial<Measure> | null>>;
  const measured = (Object.keys(SCENES) as Scene[]).flatMap((scene) => {
    const { wide, deep } = stored[scene] ?? {};
    return isLength(wide) && isLength(deep) ? [[scene, { wide, deep }]] : [];
  });
  return Object.fromEntries(measured) as OwnMeasures;
}
