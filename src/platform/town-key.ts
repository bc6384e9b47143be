import { fold } from "./text.ts";

/** What a town or department is compared by: `Bogotá, D.C.`, `Bogotá D. C.` and `bogota` are one place. */
export const townKey = (name: string): string =>
  fold(name)
    .replaceAll(/[^\w\s]/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/ d ?c$/, "");
