/** As near as the enlarged picture goes; made only when somebody looks so near. */
export const FINE_WIDTH = 3600;
/** The widths every picture is made in, once each. */
export const PICTURE_WIDTHS = [96, 200, 360, 480, 720, 960, 1280, 1800, FINE_WIDTH] as const;
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Originals are under /media/{key}; their derivatives under /img/{width}/{key}.{format}. */
export const mediaAddress = (key: string): string => `/media/${key}`;
export const keyOfAddress = (address: string): string | undefined =>
  address.startsWith("/media/") ? address.slice("/media/".length) : undefined;

export function pictureAddress(address: string, width: number, format: PictureFormat): string {
  const key = keyOfAddress(address);
  return key ? `/img/${width}/${key}.${format}` : address;
}

export const pictureSet = (address: string, format: PictureFormat, most = 1800, least = 0): string =>
  PICTURE_WIDTHS.filter((width) => width >= least && width <= most)
    .map((width) => `${pictureAddress(address, width, format)} ${width}w`)
    .join(", ");
