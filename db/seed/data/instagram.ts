export interface DemoPost {
  id: string;
  mediaType: "IMAGE" | "VIDEO";
  isReel: boolean;
  /** the rug whose picture or film the post shows */
  rugId: number;
  caption: string;
  daysAgo: number;
}

/** Shown while the shop has no Instagram account of its own connected. */
export const INSTAGRAM_POSTS: DemoPost[] = [
  {
    id: "demo-1",
    mediaType: "VIDEO",
    isReel: true,
    rugId: 47,
    caption: "Cuatrocientos días en el telar. Valentin Rubí, recién llegada.",
    daysAgo: 1,
  },
  {
    id: "demo-2",
    mediaType: "IMAGE",
    isReel: false,
    rugId: 33,
    caption: "El almendro florece antes de tener hojas.",
    daysAgo: 3,
  },
  {
    id: "demo-3",
    mediaType: "VIDEO",
    isReel: true,
    rugId: 2,
    caption: "Del cielo de Üsküdar al fondo del canal, en veintiséis olas.",
    daysAgo: 5,
  },
  { id: "demo-4", mediaType: "IMAGE", isReel: false, rugId: 14, caption: "Hoy juega en el piso todo el bosque.", daysAgo: 8 },
  {
    id: "demo-5",
    mediaType: "VIDEO",
    isReel: true,
    rugId: 15,
    caption: "Estrellas y cruces: el azulejo que se puede pisar.",
    daysAgo: 11,
  },
  { id: "demo-6", mediaType: "IMAGE", isReel: false, rugId: 10, caption: "Una línea que nunca es del todo recta.", daysAgo: 14 },
  {
    id: "demo-7",
    mediaType: "VIDEO",
    isReel: true,
    rugId: 3,
    caption: "Rombos, cuernos y estrellas: lo que dice un kilim.",
    daysAgo: 18,
  },
  { id: "demo-8", mediaType: "IMAGE", isReel: false, rugId: 54, caption: "Yute, algodón y una mesa de desayuno.", daysAgo: 22 },
];
