const PART = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Keys are our own: short, plain parts. Anything else (`..`, blank, absolute) is no key. */
export const isKey = (key: string): boolean =>
  key.length <= 300 && key.split("/").every((part) => PART.test(part) && part.length <= 120);

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  json: "application/json",
};

export const typeOf = (key: string): string => TYPES[key.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";
