import { Play } from "lucide";
import { Picture, type PictureFacts } from "../../media/ui/picture.tsx";
import { handleOf } from "../../settings/rules/contact-words.ts";
import { useShop } from "../../ui/use-shop.ts";
import { InstagramSign } from "../../ui/brand/signs.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { InstagramPost } from "../instagram/contract.ts";
import "./instagram-feed.css";

export type ShownPost = Pick<InstagramPost, "id" | "isReel" | "permalink" | "caption"> & { picture: PictureFacts };

/** Without posts the section is quietly absent. */
export function InstagramFeed({ posts }: { posts: ShownPost[] }) {
  const { instagram } = useShop().contact;
  if (posts.length === 0) return null;
  return (
    <section className="sec page below-the-fold insta-feed" aria-label="Instagram">
      <div className="sec__head">
        <h2 className="h2">En casa de nuestros clientes</h2>
        {instagram && (
          <a className="link link--go" href={instagram}>
            <InstagramSign size={18} /> {handleOf(instagram)}
          </a>
        )}
      </div>
      <ul className="insta">
        {posts.map((post) => (
          <li key={post.id}>
            <a
              href={post.permalink}
              target="_blank"
              rel="noopener"
              aria-label={`Ver en Instagram: ${post.caption || "publicación"}`}
            >
              <Picture of={post.picture} alt="" sizes="(max-width: 1100px) 33vw, 210px" most={480} />
              {post.isReel && <Icon of={Play} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
