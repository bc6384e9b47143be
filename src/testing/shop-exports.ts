const KINDS = ["Persas", "Kilim", "Oushak", "Gabbeh", "Yute"];
const COLORS = ["Azul", "Beige", "Gris", "Café", "Rojo"];
const SIZES = ["5x8", "160 x 230 cm", "6x9", "8' x 10'", "200x300 cm", "9x12"];

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (columns: readonly string[], rows: Record<string, string>[], cut = true): string => {
  const lines = rows.map((row) => {
    const line = columns.map((column) => quoted(row[column] ?? "")).join(",");
    // Spreadsheets leave out the empty cells at the end of a line.
    return cut ? line.replace(/,+$/, "") : line;
  });
  return `\uFEFF${[columns.map(quoted).join(","), ...lines].join("\r\n")}\r\n\r\n`;
};

const SHOPIFY =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status".split(
    ",",
  );

/** A product export of Shopify's: one product over several lines, with what real ones hold. `picture` gives a picture's address. */
export function shopifyExport(
  count: number,
  picture: (n: number) => string = (n) => `https://cdn.shopify.com/s/${n}.jpg`,
): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const handle = `alfombra-${n}-de-prueba`;
    const sizes = [SIZES[n % 3 === 0 ? 0 : 2]!, SIZES[3 + (n % 3)]!];
    const kind = KINDS[n % KINDS.length]!;
    const base = 1_200_000 + (n % 7 === 0 ? n * 1000 : 0);
    const head: Record<string, string> = {
      Title: n % 9 === 0 ? `Alfombra "Nº ${n}", única` : `Alfombra ${n}`,
      "Body (HTML)": `<p>Tejida a mano.<br>\r\nSe vende &amp; se env&iacute;a.</p><script>alert(1)</script>\n<ul><li>Lana, "fina"</li></ul>`,
      Vendor: "Otra tienda",
      "Product Category": "Home & Garden > Decor > Rugs",
      Type: n % 11 === 0 ? "" : kind,
      Tags: `Premium, ${COLORS[n % COLORS.length]}, lote ${n % 4}`,
      Published: n % 13 === 0 ? "false" : "TRUE",
      "Option1 Name": n % 2 === 0 ? "Size" : "Tamaño",
      Status: n % 17 === 0 ? "draft" : "active",
    };
    const variant = (size: string, place: number): Record<string, string> => ({
      Handle: handle,
      "Option1 Value": size,
      "Variant SKU": `SKU-${n}-${place}`,
      "Variant Inventory Tracker": "shopify",
      "Variant Inventory Qty": String(n % 19 === 0 ? -2 : (n * 3 + place) % 8),
      "Variant Price": (base * (place + 1)).toFixed(2),
      "Variant Compare At Price": n % 5 === 0 ? (base * (place + 2)).toFixed(2) : "",
    });
    const pictures = [0, 1, 2].map((place) => ({ "Image Src": picture(n * 3 + place), "Image Position": String(place + 1) }));
    return [
      { ...variant(sizes[0]!, 0), ...head, ...pictures[0] },
      { ...variant(sizes[1]!, 1), ...pictures[1] },
      { Handle: handle, ...pictures[2] },
    ] as Record<string, string>[];
  });
  return csv(SHOPIFY, rows.flat());
}

const WOO =
  "ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s)".split(
    ",",
  );

/** A product export of WooCommerce's: simple products, and variable ones with their variations after them. */
export function wooExport(count: number): string {
  const rows = Array.from({ length: count }, (_, n): Record<string, string>[] => {
    const id = String(1000 + n * 10);
    const name = `Tapete ${n}`;
    const price = 900_000 + (n % 6 === 0 ? 50_000 : 0);
    const shared = {
      ID: id,
      SKU: n % 3 === 0 ? "" : `W-${n}`,
      Name: name,
      Published: n % 12 === 0 ? "0" : "1",
      "Is featured?": n % 10 === 0 ? "1" : "0",
      Description: String.raw`<h2>Tapete</h2>\nDe lana, tejido en telar.`,
      Categories: `Alfombras > ${KINDS[n % KINDS.length]}, Ofertas`,
      Tags: "Minimalista, Beige",
      Images: `https://tienda.example/wp-content/${n}-a.jpg, https://tienda.example/wp-content/${n}-b.jpg`,
      "Attribute 1 name": "Tamaño",
      "Attribute 2 name": "Color",
      "Attribute 2 value(s)": "Gris, Azul",
    };
    if (n % 4 === 0)
      return [
        {
          ...shared,
          Type: "simple",
          "In stock?": "1",
          Stock: "4",
          "Regular price": String(price),
          "Attribute 1 value(s)": "6x9",
        },
      ];
    const variation = (size: string, place: number): Record<string, string> => ({
      ID: String(1000 + n * 10 + place),
      Type: "variation",
      Name: `${name} - ${size}`,
      Published: "1",
      "In stock?": "1",
      Stock: String((n + place) % 6),
      "Regular price": `${price * place}`,
      "Sale price": n % 8 === 1 ? `${price * place - 100_000}` : "",
      // A sale for some days, as WooCommerce plans one.
      ...(n % 16 === 1 && { "Date sale price starts": "2026-11-20 00:00:00", "Date sale price ends": "2026-11-30 23:59:59" }),
      Parent: shared.SKU || `id:${id}`,
      "Attribute 1 name": "Tamaño",
      "Attribute 1 value(s)": size,
    });
    const parent = { ...shared, Type: "variable", "Attribute 1 value(s)": "160 x 230 cm, 8x10" };
    return [parent, variation("160 x 230 cm", 1), variation("8x10", 2)];
  });
  return csv(WOO, rows.flat());
}

/** One product of Shopify by hand: its first line after the size's name, and what follows. */
export const SHOPIFY_HEAD =
  "Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src";
export const shopifyRug = (rest: string, more = ""): string =>
  `${SHOPIFY_HEAD}\nolas,Olas del Mar,<p>Hola</p>,MARINA,"Premium, Azul",true,Size,${rest}\n${more}`;
