/** One entry here is one place for a picture that the owner can fill; the studio's own files are called so. */
export const WORKSHOP_PICTURES = ["loom", "wool-wall", "dye-pots"] as const;

export const NO_PICTURE = { picture: "", alt: "", caption: "" };

export const DEFAULT_WORKSHOP = {
  isOn: true,
  title: "Del telar a tu sala",
  text: "Antes de ser alfombra es lana, tinte y urdimbre. Elegimos talleres que cuidan cada paso, y te contamos de cuál viene la tuya.",
  pictures: WORKSHOP_PICTURES.map(() => NO_PICTURE),
};
