import type { ComponentProps } from "react";
import { pictureAddress } from "../rules/picture-address.ts";
import { offeredSet } from "../rules/picture-ahead.ts";
import { RugOutline } from "../../ui/rug-outline.tsx";
import "./picture.css";

/** A picture with what must be known before it loads: its true size and a blur of itself. */
export type PictureFacts = {
  src: string;
  width: number;
  height: number;
  blur?: string;
  /** The same with more pixels, sent as it is to who looks from near. */
  large?: { src: string; width: number; height: number };
};

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  of: PictureFacts;
  alt: string;
  sizes: string;
  /** The one that paints first: loaded at once, before everything else. */
  priority?: boolean;
  /** Above the fold, but not the first thing to paint. */
  eager?: boolean;
  /** The narrowest and the widest derivative worth offering. */
  least?: number;
  most?: number;
};

/** AVIF in a few widths, and one WebP for the last browsers without it. `PictureDelegation` takes the blur away. */
export function Picture({ of, alt, sizes, priority, eager = priority, least, most, style, ...rest }: Props) {
  if (!of.src) return <RugOutline className={["picture__none", rest.className].filter(Boolean).join(" ")} />;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={offeredSet(of.src, { least, most })} sizes={sizes} />
      <img
        src={pictureAddress(of.src, Math.min(720, most ?? 720), "webp")}
        width={of.width}
        height={of.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        style={of.blur ? { backgroundImage: `url(${of.blur})`, ...style } : style}
        {...rest}
      />
    </picture>
  );
}
