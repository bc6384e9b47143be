import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";
import "./workshop-figure.css";

export type WorkshopPicture = { picture: PictureFacts; alt: string; caption: string };

/** A picture of the workshop with what it is told below. */
export const WorkshopFigure = ({ of: { picture, alt, caption }, sizes }: { of: WorkshopPicture; sizes: string }) => (
  <figure className="workshop-figure">
    <Picture of={picture} alt={alt} sizes={sizes} most={1280} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** All of them: the first large, the others beside it. */
export const WorkshopFigures = ({ of }: { of: WorkshopPicture[] }) =>
  of.length > 0 && (
    <div className="page workshop-figures">
      {of.map((each, place) => (
        <WorkshopFigure
          key={place}
          of={each}
          sizes={place === 0 ? "(max-width: 767px) 92vw, 64vw" : "(max-width: 767px) 46vw, 32vw"}
        />
      ))}
    </div>
  );
