/** Where people hold a phone or stand a tripod indoors, in metres. */
const USUAL = 1.35;
/** FastDepth learned on one camera; its metres stretch with the focal length per photo height. */
const LEARNED_FOCAL = 1.13;

/**
 * How high the lens was: halfway (in ratio) between what the depth network says and what is usual.
 * One photo cannot say more; the shopper's two points of known length correct it.
 */
export function cameraHeight(floorDrop: number | undefined, focal: number, photoHeight: number) {
  if (!floorDrop) return USUAL;
  return Math.min(1.7, Math.max(1, Math.sqrt(measuredHeight(floorDrop, focal, photoHeight) * USUAL)));
}

/** What the depth network alone says: a sofa that fills the foreground lies well under a metre below the lens. */
export const measuredHeight = (drop: number, focal: number, photoHeight: number) =>
  (drop * (focal / photoHeight)) / LEARNED_FOCAL;
