/** The picture others show when a rug's address is shared; it changes with the rug's first pictures. */
export const sharePicture = (rug: { id: number; slug: string }): string => `/share/${rug.id}-${rug.slug}.jpg`;
