import type { PictureFacts } from "../../../media/ui/picture.tsx";

/** A picture of the gallery with the name of its view. */
export type Shot = { label: string; picture: PictureFacts };
