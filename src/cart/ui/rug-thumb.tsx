import { pictureAddress, pictureSet } from "../../media/rules/picture-address.ts";
import type { CartRug } from "../rules/cart.ts";
import "./rug-thumb.css";

/** The whole rug, small. Its box keeps the ratio of a card's picture while it loads. */
export function RugThumb({ rug, width, alt = "" }: { rug: Pick<CartRug, "thumbnail" | "image">; width: number; alt?: string }) {
  const address = rug.thumbnail || rug.image;
  if (!address) return <span className="rug-thumb" style={{ width }} />;
  const sizes = `${width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(address, "avif", width * 3)} sizes={sizes} />
      <img
        className="rug-thumb"
        src={pictureAddress(address, 200, "jpg")}
        srcSet={pictureSet(address, "jpg", width * 3)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={Math.round(width * 1.56)}
        decoding="async"
      />
    </picture>
  );
}
