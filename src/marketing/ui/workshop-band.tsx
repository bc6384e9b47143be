import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { WorkshopFigure, type WorkshopPicture } from "./workshop-figure.tsx";
import "./workshop-band.css";

/** Where rugs come from: one picture large, one beside the words. Without pictures it is quietly absent. */
export function WorkshopBand({ title, text, pictures }: { title: string; text: string; pictures: WorkshopPicture[] }) {
  const [first, second] = pictures;
  if (!first) return null;
  return (
    <section className="sec page below-the-fold workshop" aria-labelledby={title ? "workshop" : undefined}>
      <WorkshopFigure of={first} sizes="(max-width: 1023px) 92vw, 760px" />
      <div className="workshop__words">
        {title && (
          <h2 className="h2" id="workshop">
            {title}
          </h2>
        )}
        {text && <p>{text}</p>}
        <Link className="link link--go" to={addresses.about()} prefetch="intent">
          Nuestra historia <Icon of={ArrowRight} size={18} />
        </Link>
        {second && <WorkshopFigure of={second} sizes="(max-width: 1023px) 92vw, 440px" />}
      </div>
    </section>
  );
}
