/** WCAG 2.2 §1.4.3: text of normal size. */
export const LEAST_CONTRAST = 4.5;

/** The page's ground (ui/tokens.css, --ivory): what the accent is read on. */
export const PAGE_GROUND = "#f8f4ed";

/** The tokens' own accent (--madder). */
export const DEFAULT_ACCENT = "#8e2f2b";

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => channel(Number.parseInt(hex.slice(from, from + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1 (the same) to 21 (black on white), for two colours such as `#8e2f2b`. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
