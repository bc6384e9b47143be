import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "merge.too_large": [413, "Cada imagen puede pesar hasta 10 MB."],
  "merge.too_many_files": [413, "Envía una foto de tu espacio y una imagen de la alfombra, no más."],
  "merge.too_many_pixels": [413, "La imagen tiene demasiados píxeles. Prueba con una foto más pequeña."],
  "merge.not_an_image": [415, "El archivo no es una imagen que podamos abrir. Usa JPG, PNG, WebP o HEIC."],
  "merge.no_room_image": [415, "Falta la foto de tu espacio."],
  "merge.not_multipart": [415, "Envía la foto como multipart/form-data."],
  "merge.no_rug": [400, "Falta la imagen de la alfombra."],
  "merge.foreign_rug": [422, "La imagen de la alfombra debe ser de esta tienda."],
  "merge.unknown_size": [422, "Esa medida no existe para esta alfombra."],
  "merge.needs_consent": [422, "Necesitamos tu permiso para enviar la foto a un servicio externo."],
  "merge.broken_body": [400, "La carga se interrumpió. Intenta de nuevo."],
  "merge.letter_written": [409, "Ya escribimos el correo de esta vista previa: es uno solo."],
  "merge.not_found": [404, "No encontramos esa imagen. Puede que ya se haya borrado."],
});

/** Why a job ended without a picture, for a person. Spec §8: the default text is 'Image merge failed'. */
export const FAILURES: Record<string, string> = {
  unreadable: "No pudimos abrir la foto. Puede que esté dañada.",
  "no-floor": "No encontramos suficiente piso libre en la foto.",
  blocked: "El servicio externo no aceptó esta foto. Prueba con otra.",
  failed: "Image merge failed",
};
