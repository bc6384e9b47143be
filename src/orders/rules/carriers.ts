import type { Carrier } from "../../settings/rules/carriers.ts";

const plain = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The shop's carrier of that name, however it is written; another one is kept as written and cannot be followed. */
export const carrierOf = (name: string, carriers: readonly Carrier[]): Carrier =>
  carriers.find((each) => plain(each.name) === plain(name)) ?? { name: name.trim(), tracking: "" };

export const trackingUrlOf = ({ tracking }: Carrier, number: string): string | null =>
  tracking && number ? tracking.replaceAll("{number}", encodeURIComponent(number)) : null;
