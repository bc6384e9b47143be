/** Lightness, chroma and hue as the eye has them (OKLCH, Björn Ottosson 2020), of one sRGB pixel. */
function oklch(red: number, green: number, blue: number): { l: number; c: number; h: number } {
  const [r, g, b] = [red, green, blue].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, y), h: ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360 };
}

/** The name a shopper would give this colour, folded as the filters have it. */
function nameOf(red: number, green: number, blue: number): string {
  const { l, c, h } = oklch(red, green, blue);
  if (c < 0.025) return l > 0.9 ? "blanco" : l > 0.32 ? "gris" : "negro";
  if (l < 0.22) return "negro";
  if (h >= 115 && h < 172) return c < 0.03 ? "gris" : "verde";
  if (h >= 172 && h < 220) return "turquesa";
  if (h >= 220 && h < 290) return "azul";
  if (h >= 290 && h < 345) return "morado";
  if (h >= 345 || h < 12) return l > 0.62 ? "rosado" : "rojo";
  if (h < 36) return l > 0.7 ? "rosado" : c > 0.085 ? "rojo" : "cafe";
  if (h < 62) return c > 0.09 && l > 0.45 ? "terracota" : l > 0.75 ? "beige" : "cafe";
  if (l > 0.88 && c < 0.05) return "hueso";
  if (c < 0.075 && l > 0.68) return "beige";
  return l > 0.8 && c > 0.14 ? "amarillo" : l > 0.55 ? "dorado" : "cafe";
}

/** A colour that covers less is a line or a shadow. */
const LEAST_SHARE = 0.08;

/** The colours of a picture, by their names, the largest first. `pixels` are red, green, blue one after the other. */
export function colorNames(pixels: Uint8Array): string[] {
  const counts = new Map<string, number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const name = nameOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= (pixels.length / 3) * LEAST_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name);
}
