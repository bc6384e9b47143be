import { Picture, type PictureFacts } from "./picture.tsx";
import "./model-view.css";

/** The flat picture laid on the floor by the style sheet: the 3D poster costs no picture of its own. */
export const LaidPicture = ({ of, alt, sizes }: { of: PictureFacts; alt: string; sizes: string }) => (
  <div className="laid">
    <Picture of={of} alt={alt} sizes={sizes} most={960} />
  </div>
);
