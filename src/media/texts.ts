import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "media.too_large": [413, "File is larger than 100 MB"],
  "media.logo_too_large": [413, "A logo may weigh at most 5 MB. Save it smaller and try again"],
  "media.not_a_logo": [415, ({ name }: { name: string }) => `${name} is not a PNG, JPG or SVG picture that can be read`],
  "media.too_many_pixels": [413, "Picture has too many pixels"],
  "media.too_many_files": [413, ({ most }: { most: number }) => `At most ${most} files at once`],
  "media.not_multipart": [415, "Send the file as multipart/form-data"],
  "media.wrong_type": [415, ({ name }: { name: string }) => `${name} is not a JPG, PNG, GIF, BMP, MP4 or WebM file`],
  "media.unreadable": [415, ({ name }: { name: string }) => `${name} is damaged and cannot be read`],
  "media.broken_body": [400, "Upload was interrupted"],
  "media.no_file": [400, "No file was sent"],
  "media.wrong_folder": [400, "Folder may only have letters, digits and dashes"],
  "media.no_carpet": [404, ({ id }: { id: string }) => `There is no carpet ${id}`],
  "media.not_found": [404, "File not found"],
  "media.in_use": [409, ({ where }: { where: string }) => `File is in use: ${where}`],
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
  "media.photo_missing": [400, inBoth("No photo was sent", "No llegó ninguna foto")],
});
