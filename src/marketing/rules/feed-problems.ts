import type { FeedItem } from "./feed-item.ts";

type Rule = { attribute: string; problem: string; isMet: (item: FeedItem) => boolean };

const isAddress = (text: string): boolean => URL.parse(text) !== null && /^https?:/.test(text) && text.length <= 2000;
const within = (text: string, most: number): boolean => text.length > 0 && text.length <= most;

const endsAfterBegin = (dates: string): boolean => {
  const [begin, end] = dates.split("/").map((date) => Date.parse(date));
  return begin! < end!;
};

/** What Google Merchant Center's and Meta's published attribute rules ask of an item, the stricter of the two. */
const RULES: readonly Rule[] = [
  { attribute: "id", problem: "needs 1 to 50 characters", isMet: ({ id }) => within(id, 50) },
  { attribute: "title", problem: "needs 1 to 150 characters", isMet: ({ title }) => within(title, 150) },
  { attribute: "description", problem: "needs 1 to 5000 characters", isMet: ({ description }) => within(description, 5000) },
  { attribute: "link", problem: "is no web address", isMet: ({ link }) => isAddress(link) },
  { attribute: "image_link", problem: "has no picture", isMet: ({ image }) => isAddress(image) },
  { attribute: "additional_image_link", problem: "at most 10", isMet: ({ moreImages }) => moreImages.length <= 10 },
  { attribute: "price", problem: "needs a price", isMet: ({ price }) => Number.isSafeInteger(price) && price > 0 },
  {
    attribute: "sale_price",
    problem: "must be below the price",
    isMet: ({ sale, price }) => !sale || (Number.isSafeInteger(sale.price) && sale.price > 0 && sale.price < price),
  },
  {
    attribute: "sale_price_effective_date",
    problem: "must end after it begins",
    isMet: ({ sale }) => !sale || endsAfterBegin(sale.dates),
  },
  {
    attribute: "shipping_weight",
    problem: "must be above 0 and at most 1000 kg",
    isMet: ({ weight }) => weight === null || (weight > 0 && weight <= 1000),
  },
  { attribute: "brand", problem: "needs 1 to 70 characters", isMet: ({ brand }) => within(brand, 70) },
  { attribute: "item_group_id", problem: "needs 1 to 50 characters", isMet: ({ group }) => within(group, 50) },
  { attribute: "color", problem: "has no colour", isMet: ({ color }) => within(color, 100) },
  { attribute: "material", problem: "has no material", isMet: ({ material }) => within(material, 200) },
  { attribute: "size", problem: "needs 1 to 100 characters", isMet: ({ size }) => within(size, 100) },
];

/** Attribute and what is wrong with it; empty when both will take the item. */
export const feedProblems = (item: FeedItem): { attribute: string; problem: string }[] =>
  RULES.filter(({ isMet }) => !isMet(item)).map(({ attribute, problem }) => ({ attribute, problem }));
