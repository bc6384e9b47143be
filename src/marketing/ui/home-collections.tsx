import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HOME_CARDS } from "../home-cards.ts";
import "./home-collections.css";

/** A collection's own picture, cropped into the cloth so that it never looks like a product. */
export function HomeCollections({ pictures }: { pictures: Record<string, PictureFacts> }) {
  const all = (
    <Link className="link link--go" to={addresses.catalog()} prefetch="intent">
      Todo el catálogo <Icon of={ArrowRight} size={18} />
    </Link>
  );
  return (
    <div className="sec page">
      {/* Spec §2: 2.2 on phones, and else as rows are. */}
      <Carousel title="Por dónde empezar" perView={{ phone: 2.2 }} aside={all}>
        {HOME_CARDS.map(({ tag, collections, shown }) => (
          <Link key={tag} className="coll" to={addresses.catalog({ tags: tag })} prefetch="intent">
            <span className="coll__pic">
              {pictures[shown] && <Picture of={pictures[shown]} alt="" sizes="(max-width: 767px) 75vw, 400px" most={480} />}
            </span>
            <h3>
              {tag}
              <Icon of={ArrowRight} size={18} />
            </h3>
            <p>{collections.map(readableName).join(", ")}</p>
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
