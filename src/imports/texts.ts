import { refusals } from "../platform/refusal.ts";

const NAMES = { shopify: "Shopify", woocommerce: "WooCommerce" } as const;
export type Format = keyof typeof NAMES;

export const refuse = refusals({
  "imports.too_large": [413, "The file is larger than 20 MB. Export fewer products at once."],
  "imports.too_many_files": [413, "One file at a time"],
  "imports.not_multipart": [415, "Send the file as multipart/form-data, in the field file"],
  "imports.broken_body": [400, "The upload was interrupted"],
  "imports.no_file": [400, "No file was sent: it belongs in the field file"],
  "imports.empty": [400, "The file is empty"],
  "imports.no_products": [400, "The file names no product: it has only its first line"],
  "imports.not_csv": [415, "This file is not CSV. Bring the CSV file of the other shop's product export, as UTF-8."],
  "imports.wrong_columns": [
    400,
    ({ format, columns }: { format: Format; columns: string }) =>
      `This is not ${NAMES[format]}'s product export: its first line must name the columns ${columns}.`,
  ],
  "imports.too_many": [413, ({ most }: { most: number }) => `At most ${most} products at once`],
  "imports.too_long": [
    413,
    ({ lines, columns }: { lines: number; columns: number }) => `At most ${lines} lines and ${columns} columns at once`,
  ],
  "imports.private_target": [
    422,
    ({ address }: { address: string }) => `The picture ${address} is not at a public http or https address. Nothing was changed.`,
  ],
  "imports.not_found": [404, "That import does not exist"],
  "imports.undone": [409, "This import has been undone already"],
});
