import { pictureAddress } from "./picture-address.ts";

/** A small picture for a letter, by its whole address; one whose address is none is left out: the letter matters more. */
export const pictureIn = (origin: string, image: string | null | undefined): string | undefined =>
  image ? URL.parse(pictureAddress(image, 200, "jpg"), origin)?.href : undefined;
