import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./home-collections.css";

export type HomeCard = { title: string; text: string; link: string; picture?: PictureFacts };

/** A picture of its own or its collection's, cropped into the cloth so that it never looks like a product. */
export function HomeCollections({ cards }: { cards: HomeCard[] }) {
  if (cards.length === 0) return null;
  const all = (
    <Link className="link link--go" to={addresses.catalog()} prefetch="intent">
      Todo el catálogo <Icon of={ArrowRight} size={18} />
    </Link>
  );
  return (
    <div className="sec page">
      {/* Spec §2: 2.2 on phones, and else as rows are. */}
      <Carousel title="Por dónde empezar" perView={{ phone: 2.2 }} aside={all}>
        {cards.map(({ title, text, link, picture }, place) => (
          <Link key={place} className="coll" to={link} prefetch="intent">
            <span className="coll__pic">
              {picture && <Picture of={picture} alt="" sizes="(max-width: 767px) 75vw, 400px" most={480} />}
            </span>
            <h3>
              {title}
              <Icon of={ArrowRight} size={18} />
            </h3>
            <p>{text}</p>
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
