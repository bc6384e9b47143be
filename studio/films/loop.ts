/** Everything that moves in a film is made of these, so that the last frame runs into the first. */
export const swing = (t: number, phase = 0): number => Math.sin((t + phase) * 2 * Math.PI);

/** 0 at the seam, 1 half-way, at rest at both. */
export const raisedCosine = (t: number): number => (1 - Math.cos(t * 2 * Math.PI)) / 2;

/** The moments of a film of `count` frames; the frame after the last would be the first again. */
export const moments = (count: number): number[] => Array.from({ length: count }, (_, i) => i / count);
