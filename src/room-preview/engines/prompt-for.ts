const MATERIAL =
  "Keep the room, its furniture, light and camera exactly as they are; change nothing but the floor under the rug.";

/** What a cloud model is asked; the first picture is the room, the second the rug. */
export const promptFor = ({ widthCm, lengthCm }: { widthCm: number; lengthCm: number }): string =>
  [
    "Place the rug of the second picture on the floor of the room in the first picture.",
    `The rug measures ${widthCm} by ${lengthCm} centimetres: show it at true scale, lying flat in the room's perspective.`,
    "Furniture that stands in front of it stays in front. Its pattern, colours and fringes stay exactly as pictured.",
    "Light and shadow fall on it as they fall on the floor.",
    MATERIAL,
  ].join(" ");
