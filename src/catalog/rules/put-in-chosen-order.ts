/** Files end in any order; a picture goes before those that were chosen after it. `chosen` says who came when. */
export function putInChosenOrder(images: readonly string[], image: string, chosen: ReadonlyMap<string, number>): string[] {
  const turn = chosen.get(image) ?? Infinity;
  const at = images.findIndex((each) => (chosen.get(each) ?? 0) > turn);
  return at < 0 ? [...images, image] : images.toSpliced(at, 0, image);
}
