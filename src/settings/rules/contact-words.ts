/** `+57 601 555 0142` as a telephone's link. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** `Calle 93 # 13-42, Bogotá`, of what is known. */
export const placeWords = ({ address, city }: { address: string; city: string }): string =>
  [address, city].filter(Boolean).join(", ");

/** `@casa.anatolia` of a profile's address. */
export const handleOf = (profile: string): string => `@${URL.parse(profile)?.pathname.split("/").findLast(Boolean) ?? ""}`;
