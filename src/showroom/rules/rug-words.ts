type Rugs = readonly { name: string; size?: string | null }[];

/** The rugs a visitor wants to see, as they are named everywhere. */
export const rugWords = (rugs: Rugs): string => rugs.map(({ name, size }) => [name, size].filter(Boolean).join(" ")).join(", ");

/** What the shop promises to lay out; nothing without rugs. */
export const readyWords = (rugs: Rugs): string =>
  rugs.length > 0 ? `Tendremos ${rugs.length === 1 ? "lista" : "listas"}: ${rugWords(rugs)}.` : "";
