import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

const NAMES = { shopify: "Shopify", woocommerce: "WooCommerce" } as const;
export type Format = keyof typeof NAMES;

export const refuse = refusals({
  "imports.too_large": [
    413,
    inBoth(
      "The file is larger than 20 MB. Export fewer products at once.",
      "El archivo pesa más de 20 MB. Exporta menos productos a la vez.",
    ),
  ],
  "imports.too_many_files": [413, inBoth("One file at a time", "Un archivo a la vez")],
  "imports.not_multipart": [
    415,
    inBoth(
      "Send the file as multipart/form-data, in the field file",
      "Envía el archivo como multipart/form-data, en el campo file",
    ),
  ],
  "imports.broken_body": [400, inBoth("The upload was interrupted", "La subida se interrumpió")],
  "imports.no_file": [
    400,
    inBoth("No file was sent: it belongs in the field file", "No llegó ningún archivo: va en el campo file"),
  ],
  "imports.empty": [400, inBoth("The file is empty", "El archivo está vacío")],
  "imports.no_products": [
    400,
    inBoth(
      "The file names no product: it has only its first line",
      "El archivo no nombra ningún producto: solo tiene la primera línea",
    ),
  ],
  "imports.not_csv": [
    415,
    inBoth(
      "This file is not CSV. Bring the CSV file of the other shop's product export, as UTF-8.",
      "Este archivo no es CSV. Trae el archivo CSV de la exportación de productos de la otra tienda, en UTF-8.",
    ),
  ],
  "imports.wrong_columns": [
    400,
    ({ format, columns: [one, other] }: { format: Format; columns: readonly [string, string] }) =>
      inBoth(
        `This is not ${NAMES[format]}'s product export: its first line must name the columns ${one} and ${other}.`,
        `Esta no es la exportación de productos de ${NAMES[format]}: su primera línea debe nombrar las columnas ${one} y ${other}.`,
      ),
  ],
  "imports.too_many": [
    413,
    ({ most }: { most: number }) => inBoth(`At most ${most} products at once`, `Máximo ${most} productos a la vez`),
  ],
  "imports.too_long": [
    413,
    ({ lines, columns }: { lines: number; columns: number }) =>
      inBoth(`At most ${lines} lines and ${columns} columns at once`, `Máximo ${lines} líneas y ${columns} columnas a la vez`),
  ],
  "imports.private_target": [
    422,
    ({ address }: { address: string }) =>
      inBoth(
        `The picture ${address} is not at a public http or https address. Nothing was changed.`,
        `La foto ${address} no está en una dirección http o https pública. No se cambió nada.`,
      ),
  ],
  "imports.not_found": [404, inBoth("That import does not exist", "Esa importación no existe")],
  "imports.undone": [409, inBoth("This import has been undone already", "Esta importación ya se deshizo")],
});
