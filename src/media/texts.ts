import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";

type Use = { kind: string; label: string };
const KINDS: Record<string, string> = { carpet: "alfombra", collection: "colección", text: "texto", settings: "ajustes" };
const placesOf = (uses: readonly Use[], names: Record<string, string> = {}): string =>
  uses.map(({ kind, label }) => `${names[kind] ?? kind} ${label}`).join(", ");

export const refuse = refusals({
  "media.too_large": [413, inBoth("File is larger than 100 MB", "El archivo pesa más de 100 MB")],
  "media.logo_too_large": [
    413,
    inBoth(
      "A logo may weigh at most 5 MB. Save it smaller and try again",
      "Un logo puede pesar máximo 5 MB. Guárdalo más pequeño e intenta de nuevo",
    ),
  ],
  "media.not_a_logo": [
    415,
    ({ name }: { name: string }) =>
      inBoth(
        `${name} is not a PNG, JPG or SVG picture that can be read`,
        `${name} no es una imagen PNG, JPG o SVG que se pueda leer`,
      ),
  ],
  "media.too_many_pixels": [413, inBoth("Picture has too many pixels", "La imagen tiene demasiados píxeles")],
  "media.too_many_files": [
    413,
    ({ most }: { most: number }) =>
      inBoth(`At most ${most} files at once`, `Máximo ${most} ${most === 1 ? "archivo" : "archivos"} a la vez`),
  ],
  "media.not_multipart": [415, inBoth("Send the file as multipart/form-data", "Envía el archivo como multipart/form-data")],
  "media.wrong_type": [
    415,
    ({ name }: { name: string }) =>
      inBoth(`${name} is not a JPG, PNG, GIF, BMP, MP4 or WebM file`, `${name} no es un archivo JPG, PNG, GIF, BMP, MP4 o WebM`),
  ],
  "media.unreadable": [
    415,
    ({ name }: { name: string }) => inBoth(`${name} is damaged and cannot be read`, `${name} está dañado y no se puede leer`),
  ],
  "media.broken_body": [400, inBoth("Upload was interrupted", "La subida se interrumpió")],
  "media.no_file": [400, inBoth("No file was sent", "No llegó ningún archivo")],
  "media.wrong_folder": [
    400,
    inBoth("Folder may only have letters, digits and dashes", "La carpeta solo puede tener letras, números y guiones"),
  ],
  "media.no_carpet": [404, ({ id }: { id: string }) => inBoth(`There is no carpet ${id}`, `No existe la alfombra ${id}`)],
  "media.not_found": [404, inBoth("File not found", "No se encontró el archivo")],
  "media.in_use": [
    409,
    (uses: readonly Use[]) => inBoth(`File is in use: ${placesOf(uses)}`, `El archivo está en uso: ${placesOf(uses, KINDS)}`),
  ],
});

/** Photos of people about their orders; staff send them too. */
export const refusePhoto = refusals({
  "media.photo_too_large": [413, inBoth("A photo may have 10 MB at most", "Cada foto puede pesar máximo 10 MB")],
  "media.photo_too_many_files": [413, inBoth("At most 3 photos", "Puedes enviar máximo 3 fotos")],
  "media.photo_not_multipart": [415, inBoth("Send the photo as multipart/form-data", "Envía la foto como multipart/form-data")],
  "media.photo_broken_body": [400, inBoth("The upload was interrupted", "La foto no llegó completa. Inténtalo de nuevo.")],
  "media.photo_wrong_type": [
    415,
    inBoth(
      "A photo is a JPG, PNG, GIF or BMP picture that can be read",
      "La foto debe ser una imagen JPG, PNG, GIF o BMP que se pueda abrir",
    ),
  ],
  "media.photo_too_many_pixels": [
    413,
    inBoth("The photo has too many pixels", "La foto es demasiado grande: envíala en menor tamaño"),
  ],
  "media.photo_gone": [404, inBoth("What this photo shows was deleted meanwhile", "Esto ya no existe: la foto no se guardó")],
  "media.photo_missing": [400, inBoth("No photo was sent", "No llegó ninguna foto")],
});
