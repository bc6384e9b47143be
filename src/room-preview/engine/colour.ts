/** 8-bit sRGB to linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS;
  return (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255;
});

/** Linear light to 0..255 sRGB, not rounded. The table is interpolated: exact to a fifth of a step. */
export function encode(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  if (value < 0.004) return (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255;
  const at = value * STEPS;
  const low = Math.floor(at);
  return ENCODED[low]! + (ENCODED[low + 1]! - ENCODED[low]!) * (at - low);
}

export const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** Interleaved RGB bytes to interleaved CIE Lab: distances there are what an eye would call distance. */
export function lab(rgb: Uint8Array): Float32Array {
  const out = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const r = LINEAR[rgb[i]!]!;
    const g = LINEAR[rgb[i + 1]!]!;
    const b = LINEAR[rgb[i + 2]!]!;
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = curve(luminance(r, g, b));
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    out[i] = 116 * y - 16;
    out[i + 1] = 500 * (x - y);
    out[i + 2] = 200 * (y - z);
  }
  return out;
}
