const OWN = /^(\/media\/uploads\/logo\/[0-9a-f]+)\.png$/;

/** What is made of an uploaded logo lies beside it: the sign of browser tabs and the picture of shared links. */
export function logoPictures(logo: string): { icon: string; share: string } | undefined {
  const stem = OWN.exec(logo)?.[1];
  return stem ? { icon: `${stem}-icon.png`, share: `${stem}-share.png` } : undefined;
}
