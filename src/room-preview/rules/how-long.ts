/** Spec §9: an outside service takes about 1 to 5 minutes; the shop's own engine is done in seconds. */
export const howLong = (engine: string): string =>
  engine === "local" ? "Suele tardar unos segundos." : "Suele tardar de 1 a 5 minutos.";
