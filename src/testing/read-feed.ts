import Papa from "papaparse";

export type FeedLine = Map<string, string[]>;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const decode = (text: string): string =>
  text.replaceAll(/&(\w*);?/g, (all, name: string) => {
    const sign = all.endsWith(";") ? ENTITIES[name] : undefined;
    if (sign === undefined) throw new Error(`no entity: ${all}`);
    return sign;
  });

/** The items of an RSS feed, read strictly: every tag is closed in its turn and holds text or tags, not both. */
export function readGoogleFeed(xml: string): FeedLine[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) throw new Error("it does not begin like XML");
  const items: FeedLine[] = [];
  const open: string[] = [];
  let item: FeedLine | undefined;
  let text = "";
  const token = /<(\/?)([A-Za-z][\w:]*)((?: [\w:]+="[^"<]*")*)>|([^<]+)/y;
  token.lastIndex = xml.indexOf("?>") + 2;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const found = token.exec(xml);
    if (!found) throw new Error(`not well formed at ${at}: ${xml.slice(at, at + 60)}`);
    const [, close, name = "", , words] = found;
    if (words !== undefined) text += decode(words);
    else if (!close) {
      if (text.trim()) throw new Error(`text beside <${name}>: ${text}`);
      if (name === "item") item = new Map();
      open.push(name);
      text = "";
    } else {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (name === "item") {
        items.push(item!);
        item = undefined;
      } else if (item) {
        const path = open
          .slice(open.indexOf("item") + 1)
          .concat(name)
          .join("/");
        item.set(path, [...(item.get(path) ?? []), text]);
      }
      text = "";
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  return items;
}

export function readMetaFeed(csv: string): FeedLine[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true, delimiter: "," });
  if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
  return data.map(
    (row) => new Map(Object.entries(row).flatMap(([name, cell]) => (cell === "" ? [] : [[name, [cell]] as [string, string[]]]))),
  );
}

type Rule = [name: string, isMet: (value: string) => boolean, times?: { least?: number; most?: number }];
const within = (most: number) => (value: string) => value.trim().length > 0 && value.length <= most;
const web = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? "") && value.length <= 2000;
const money = (value: string) => /^[1-9]\d*(\.\d{1,2})? COP$/.test(value);
const free = (value: string) => value === "0 COP";
const MOMENT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)`;
const dates = (value: string) => new RegExp(`^${MOMENT}/${MOMENT}$`).test(value);
const optional = { least: 0 };

/** support.google.com/merchants/answer/7052112: product data specification. */
const GOOGLE: Rule[] = [
  ["g:id", within(50)],
  ["g:title", within(150)],
  ["g:description", within(5000)],
  ["g:link", web],
  ["g:image_link", (value) => web(value) && value.endsWith(".jpg")],
  ["g:additional_image_link", web, { least: 0, most: 10 }],
  ["g:availability", (value) => ["in_stock", "out_of_stock", "preorder", "backorder"].includes(value)],
  ["g:price", money],
  ["g:sale_price", money, optional],
  ["g:sale_price_effective_date", dates, optional],
  ["g:condition", (value) => ["new", "refurbished", "used"].includes(value)],
  ["g:brand", within(70)],
  ["g:identifier_exists", (value) => value === "no"],
  ["g:google_product_category", (value) => value === "598"],
  ["g:product_type", within(750)],
  ["g:item_group_id", within(50)],
  ["g:color", (value) => within(100)(value) && value.split("/").length <= 3],
  ["g:material", within(200)],
  ["g:size", within(100)],
  ["g:shipping_weight", (value) => /^\d+(\.\d+)? kg$/.test(value), optional],
  ["g:shipping/g:country", (value) => value === "CO"],
  ["g:shipping/g:price", free],
];
/** developers.facebook.com/docs/commerce-platform/catalog/fields: product catalogue. */
const META: Rule[] = [
  ["id", within(100)],
  ["title", within(200)],
  ["description", within(9999)],
  ["availability", (value) => ["in stock", "out of stock"].includes(value)],
  ["condition", (value) => ["new", "refurbished", "used"].includes(value)],
  ["price", money],
  ["sale_price", money, optional],
  ["sale_price_effective_date", dates, optional],
  ["link", web],
  ["image_link", web],
  ["brand", within(100)],
  ["additional_image_link", (value) => value.split(",").length <= 20 && value.split(",").every(web), optional],
  ["item_group_id", within(100)],
  ["google_product_category", (value) => value === "598"],
  ["product_type", within(750)],
  ["color", within(200)],
  ["material", within(200)],
  ["size", within(200)],
  ["quantity_to_sell_on_facebook", (value) => /^\d+$/.test(value)],
  ["shipping", (value) => /^CO::[^:]+:0 COP$/.test(value)],
  ["shipping_weight", (value) => /^\d+(\.\d+)? kg$/.test(value), optional],
];

/** What a feed's lines break of the rules its reader publishes; a name nobody asked for is wrong as well. */
export function wrongIn(lines: FeedLine[], reader: "google" | "meta"): string[] {
  const rules = reader === "google" ? GOOGLE : META;
  const id = reader === "google" ? "g:id" : "id";
  const known = new Set([...rules.map(([name]) => name), "g:shipping"]);
  const ids = new Set<string>();
  return lines.flatMap((line) => {
    const own = line.get(id)?.[0] ?? "nobody";
    const isTwice = ids.has(own);
    ids.add(own);
    const broken = rules.flatMap(([name, isMet, { least = 1, most = 1 } = {}]) => {
      const values = line.get(name) ?? [];
      return values.length < least || values.length > most || !values.every(isMet)
        ? [`${own} ${name}: ${values.join(" | ")}`]
        : [];
    });
    const strange = [...line.keys()].filter((name) => !known.has(name)).map((name) => `${own} has ${name}`);
    return [...broken, ...strange, ...(isTwice ? [`${own} twice`] : [])];
  });
}
