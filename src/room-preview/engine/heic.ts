/** HEIC brands in the file's `ftyp` box: what phones write by default. AVIF is sharp's own. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

export function isHeic(bytes: Uint8Array): boolean {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  return bytes.length > 12 && text(4) === "ftyp" && BRANDS.has(text(8));
}

/** The first picture of a HEIC file as raw RGBA, already turned upright by the decoder. */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number) {
  // Loaded only for such a file: it takes longer to start than to read most photos.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const image = new libheif.HeifDecoder().decode(bytes)[0];
  if (!image) throw new Error("No picture in the HEIC file");
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > Math.min(maxPixels, 64_000_000)) throw new Error("The HEIC picture is too large");
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  await new Promise<void>((resolve, reject) => {
    image.display(target, (done) => (done ? resolve() : reject(new Error("The HEIC picture is broken"))));
  });
  image.free();
  return { bytes: new Uint8Array(target.data.buffer), raw: { raw: { width, height, channels: 4 as const } } };
}
