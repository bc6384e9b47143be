/** What stands below the slides, and what staff read about it. */
export const SECTION_NAMES = {
  collections: ["Cards", "As written above"],
  "best-sellers": ["Best sellers", "Rugs marked as featured"],
  models: ["3D models", "Rugs that can be turned around"],
  instagram: ["Instagram", "The newest posts, where a feed is connected"],
} as const;
export type SectionName = keyof typeof SECTION_NAMES;
