type Rugs = readonly { name: string; size?: string | null }[];

/** The rugs a visitor wants to see, as they are named everywhere. */
export const rugWords = (rugs: Rugs): string => rugs.map(({ name, size }) => [name, size].filter(Boolean).join(" ")).join(", ");

/** What is laid out for the visitor, promised to them or asked of the shop (`Tener`); nothing without rugs. */
export const readyWords = (rugs: Rugs, verb: "Tendremos" | "Tener" = "Tendremos"): string =>
  rugs.length > 0 ? `${verb} ${rugs.length === 1 ? "lista" : "listas"}: ${rugWords(rugs)}.` : "";
