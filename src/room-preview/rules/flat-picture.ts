type Pictures = { image: string; images: readonly string[]; thumbnail: string };

/** The picture seen straight from above, which alone can be laid on a floor; the main one where there is none. */
export const flatPicture = ({ image, images, thumbnail }: Pictures): string =>
  [thumbnail, ...images].find((address) => /flat|plano/i.test(address)) ?? image;
