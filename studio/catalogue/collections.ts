import type { CollectionName } from "./demo-rug.ts";

export interface DemoCollection {
  name: CollectionName;
  text: string;
  /** whole pesos by size, in the order shoppers see them */
  prices: [size: string, pesos: number][];
  /** the rugs on the collection's picture: left, right and in front */
  trio: [number, number, number];
}

const four = (a: number, b: number, c: number, d: number): [string, number][] => [
  ["5x8", a * 1000],
  ["6x9", b * 1000],
  ["8x10", c * 1000],
  ["9x12", d * 1000],
];

/** In the order of the shop (spec §3 names them). */
export const COLLECTIONS: DemoCollection[] = [
  {
    name: "ARTEMISA",
    text: "Dibujos persas lavados y esquilados hasta que solo queda el recuerdo del tinte. Cada pieza parece heredada: combina con muebles nuevos sin pedir permiso y disimula la vida diaria mejor que ninguna.",
    prices: four(1850, 2490, 3650, 4890),
    trio: [17, 5, 1],
  },
  {
    name: "BOSFORO",
    text: "El estrecho que parte a Estambul en dos, tejido por capas. Ondas talladas a mano, labios de espuma y un hilo dorado que aparece cuando la luz entra de lado.",
    prices: four(2150, 2890, 4190, 5590),
    trio: [18, 8, 2],
  },
  {
    name: "ALMOND",
    text: "El almendro como signo, como fruto y como flor. Lanas claras, relieves suaves y tonos que descansan la vista: la colección que más se va a los dormitorios.",
    prices: four(1690, 2250, 3290, 4350),
    trio: [33, 44, 24],
  },
  {
    name: "DISNEY",
    text: "Alfombras para jugar en el piso, con zorros, globos y ballenas dibujados por nuestro taller. Lana tupida de nudo corto, contornos tallados y tintes que aguantan jugo, crayola y siesta.",
    prices: [
      ["4x6", 1_090_000],
      ["6x8", 1_890_000],
      ["8x10", 2_690_000],
      ["6x6", 1_590_000],
    ],
    trio: [22, 14, 53],
  },
  {
    name: "ASPENDOS",
    text: "El sultán Alaeddin convirtió el teatro romano de Aspendos en palacio y lo cubrió de azulejos. Estas piezas guardan ese brillo: estrellas, hexágonos y soles con seda realzada sobre lana.",
    prices: four(3250, 4350, 6350, 8450),
    trio: [25, 48, 15],
  },
  {
    name: "RUMELI",
    text: "Kilims de los Balcanes otomanos, tejidos planos y sin revés. Rombos, cuernos de carnero y árboles contados hilo a hilo, como los aprendieron las abuelas de Rumelia.",
    prices: [...four(2390, 3190, 4650, 6190), ["2x8", 1_290_000], ["3x10", 2_190_000]],
    trio: [38, 27, 3],
  },
  {
    name: "LARIMAR",
    text: "La piedra azul del Caribe vista de cerca: nubes de mármol que se pliegan unas sobre otras y vetas de seda dorada en relieve. Ninguna se repite.",
    prices: [...four(2280, 3050, 4450, 5950), ["6x6", 2_190_000], ["8x8", 3_850_000]],
    trio: [29, 4, 50],
  },
  {
    name: "BELORA",
    text: "Planos amplios y silenciosos separados por una línea de oro. Arte abstracto para el piso, pensado con arquitectos que querían menos cosas y mejores.",
    prices: four(2690, 3590, 5250, 6990),
    trio: [40, 20, 6],
  },
  {
    name: "OTTOMAN",
    text: "Los telares del palacio de Topkapı: tulipanes, claveles y lunas en los rojos y azules de Iznik. Nudo doble turco, lana de altura y bordes de siete franjas.",
    prices: four(4850, 6450, 9390, 12490),
    trio: [31, 41, 7],
  },
  {
    name: "VALENTIN",
    text: "Nuestra colección mayor. Medallones de corte persa anudados a más de trescientos mil nudos por metro cuadrado, con certificado del taller y nombre de quien la anudó.",
    prices: [...four(8900, 11900, 16900, 22500), ["2x8", 3_990_000], ["3x10", 6_450_000]],
    trio: [32, 26, 47],
  },
  {
    name: "DELUX",
    text: "Pelo largo de lana neozelandesa, peinado a mano. Se hunde el pie hasta el tobillo y el ruido del cuarto baja de golpe.",
    prices: four(1790, 2390, 3490, 4690),
    trio: [43, 58, 10],
  },
  {
    name: "JUT",
    text: "Yute trenzado y cosido trenza con trenza, sin tinte o casi. Huele a campo la primera semana y se vuelve más suave cada año.",
    prices: [...four(1250, 1650, 2390, 3190), ["6x6", 1_190_000], ["8x8", 2_150_000]],
    trio: [60, 59, 54],
  },
];
