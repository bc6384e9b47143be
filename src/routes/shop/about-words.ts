import { IVA, showPercent } from "../../rates.ts";

type Words = readonly (readonly [name: string, said: string])[];

/** Spec §2, About: the four numbers. */
export const STATS: Words = [
  ["8+", "años en Colombia"],
  ["1.000+", "clientes"],
  ["200+", "diseños"],
  ["50+", "países"],
];

export const VALUES: Words = [
  [
    "Origen que se puede contar",
    "Sabemos de qué taller viene cada alfombra y de qué fibra está hecha. Si no lo sabemos, no la traemos.",
  ],
  ["Materia noble", "Lana, seda, bambú y yute que envejecen bien. Tintes firmes, nudos apretados, bordes rematados a mano."],
  [
    "Palabra de familia",
    "Un precio, el mismo para todos, con IVA y envío incluidos. Decimos lo que una alfombra es y también lo que no es.",
  ],
  ["Tiempo", "Para elegir sin prisa, para devolver sin explicar y para acompañarte años después de la compra."],
];

/** Spec §2, About: the four promises. */
export const promisesOf = (returnsDays: number): Words => [
  ["Envío incluido", "A cualquier municipio de Colombia, sin letra pequeña."],
  ...(returnsDays > 0
    ? [[`${returnsDays} días para devolverla`, "Si no es para tu casa, la recogemos gratis y te devolvemos todo."] as const]
    : []),
  ["IVA incluido", `Todos los precios traen el IVA del ${showPercent(IVA)}. No se suma nada al pagar en línea.`],
  ["Certificado de autenticidad", "Cada alfombra llega con su origen, su material y su medida por escrito."],
];
