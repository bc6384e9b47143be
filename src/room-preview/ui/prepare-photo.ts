import { isTiny, MOST_BYTES, shrunk } from "../rules/photo-size.ts";

const HEAVY = "La foto pesa más de 10 MB y este navegador no puede reducirla. Prueba con una más liviana.";

/** The photo ready to travel, or a sentence why it cannot: a heavy one is shrunk here, a tiny one needs no journey. */
export async function preparePhoto(file: File): Promise<File | string> {
  const isImage = file.type.startsWith("image/") || /\.(heic|heif)$/i.test(file.name);
  if (!isImage) return "El archivo no es una imagen.";
  const isHeavy = file.size > MOST_BYTES;
  // A phone's HEIC is a picture few browsers can open: the server can.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return isHeavy ? HEAVY : file;
  try {
    if (isTiny(picture.width, picture.height))
      return "La foto es muy pequeña para encontrar el piso. Usa la original, no una miniatura.";
    return isHeavy ? await smaller(picture, file.name) : file;
  } finally {
    picture.close();
  }
}

async function smaller(picture: ImageBitmap, name: string): Promise<File | string> {
  const canvas = document.createElement("canvas");
  const { width, height } = shrunk(picture.width, picture.height);
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
  if (!blob || blob.size > MOST_BYTES) return HEAVY;
  return new File([blob], `${name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
}
