/** The to-scale room: seen from 25° above, x is true, depth × 0.42, height × 0.91. One unit is 1 cm: it never lies. */
export const DEPTH = 0.42;
export const HEIGHT = 0.91;
export const CENTRE = 257;
export const VIEW = "0 -104 530 272";

export type Furniture = "sofa" | "cama" | "comedor";
export const FURNITURE: Record<Furniture, { name: string; said: string; wide: number }> = {
  sofa: { name: "Sofá", said: "sofá", wide: 220 },
  cama: { name: "Cama", said: "cama", wide: 160 },
  comedor: { name: "Comedor", said: "mesa", wide: 180 },
};

/** How far behind the wall line the rug begins: under a sofa's front, a bed's foot, a table's middle. */
export function backOf(kind: Furniture, depth: number): number {
  if (kind === "sofa") return 98 - Math.max(18, (depth - 100) * 0.24);
  if (kind === "cama") return Math.max(30, 150 - depth * 0.4);
  return 178 - depth / 2;
}

export type Laid = { left: number; top: number; bottom: number };
export const layOut = (kind: Furniture, wide: number, deep: number): Laid => {
  const back = backOf(kind, deep);
  return { left: CENTRE - wide / 2, top: back * DEPTH, bottom: (back + deep) * DEPTH };
};

/** `Sofá de 220 cm: sobresale 27 cm por lado` */
export function sayOverhang(kind: Furniture, wide: number): string {
  const { said, wide: furniture } = FURNITURE[kind];
  const over = Math.round((wide - furniture) / 2);
  const name = said.charAt(0).toUpperCase() + said.slice(1);
  const how = over < 0 ? `queda ${-over} cm más corta por lado` : `sobresale ${over} cm por lado`;
  return `${name} de ${furniture} cm: ${how}`;
}

export const describeDrawing = (kind: Furniture, wide: number, deep: number): string =>
  `Dibujo a escala: alfombra de ${deep} por ${wide} centímetros con ${FURNITURE[kind].said} de ${FURNITURE[kind].wide} centímetros y una persona de 1,68 metros. ${sayOverhang(kind, wide)}.`;
