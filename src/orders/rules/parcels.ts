import type { Shipment } from "../contract.ts";

type Parcel = Shipment["parcels"][number];
/** A parcel as staff type it: `165 x 25 x 25` centimetres, `18,5` kilos. */
export type TypedParcel = { size: string; weight: string };
export const EMPTY_PARCEL: TypedParcel = { size: "", weight: "" };

const SIDES = ["length", "width", "height"];
const numbersIn = (text: string): number[] => (text.replaceAll(",", ".").match(/\d+(\.\d+)?/g) ?? []).map(Number);

/** Undefined where something was typed that is no size or weight; nothing typed is a parcel without either. */
export function readParcel({ size, weight }: TypedParcel): Parcel | undefined {
  const sides = numbersIn(size);
  const [kilos, ...more] = numbersIn(weight);
  const isSize = size.trim() === "" || (sides.length === 3 && sides.every((side) => side > 0 && side <= 100_000));
  const isWeight = weight.trim() === "" || (kilos !== undefined && more.length === 0 && kilos > 0 && kilos <= 100_000);
  if (!isSize || !isWeight) return undefined;
  return {
    ...Object.fromEntries(sides.map((side, place) => [SIDES[place]!, side])),
    ...(kilos === undefined ? {} : { weight: kilos }),
  };
}

/** `2 parcels: 165 × 25 × 25 cm, 18 kg; 12 kg` */
export function allParcels({ parcels }: Pick<Shipment, "parcels">, counted: (count: number) => string): string {
  const words = parcels.map(parcelWords).filter(Boolean).join("; ");
  return [parcels.length > 1 ? counted(parcels.length) : "", words].filter(Boolean).join(": ");
}

/** `165 × 25 × 25 cm, 18.5 kg`; another program's own fields as they came. */
export function parcelWords(parcel: Parcel): string {
  const sides = SIDES.map((side) => parcel[side]).filter((side) => side !== undefined);
  const others = Object.entries(parcel).filter(([name]) => name !== "weight" && !SIDES.includes(name));
  return [
    sides.length > 0 ? `${sides.join(" × ")} cm` : "",
    parcel.weight === undefined ? "" : `${parcel.weight} kg`,
    ...others.map(([name, value]) => `${name} ${value}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** One label for each parcel; `Bulto 1 de 2: 165 × 25 × 25 cm, 18 kg`. What is collected is asked for by the order's first alone. */
export function labelsOf<S extends Pick<Shipment, "parcels">>(
  shipments: readonly S[],
): { shipment: S; parcel: string; isCollected: boolean }[] {
  return shipments.flatMap((shipment, place) =>
    parcelNames(shipment).map((parcel, nth) => ({ shipment, parcel, isCollected: place === 0 && nth === 0 })),
  );
}

function parcelNames({ parcels }: Pick<Shipment, "parcels">): string[] {
  if (parcels.length < 2) return [parcels.map(parcelWords).join("")];
  return parcels.map((parcel, nth) => [`Bulto ${nth + 1} de ${parcels.length}`, parcelWords(parcel)].filter(Boolean).join(": "));
}
