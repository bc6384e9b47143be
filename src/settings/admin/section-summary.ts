import type { ShownSettings } from "../contract.ts";
import type { SectionName } from "../shape.ts";
import { WEEKDAYS } from "../rules/opening-hours.ts";
import { words } from "./words.ts";

const days = (week: ShownSettings["hours"]["week"]): string =>
  words().summary.days(WEEKDAYS.filter((day) => week[day] !== null).length);

/** What each section says now, in a few words, for the list beside them. */
export const sectionSummary = (settings: ShownSettings): Record<SectionName, string> => {
  const said = words().summary;
  const { shop, contact, hours, showroom, selling, payments, mail, vocabulary } = settings;
  return {
    shop: [shop.name, shop.nit && `NIT ${shop.nit}`].filter(Boolean).join(", "),
    contact: [contact.phone, contact.whatsapp && "WhatsApp"].filter(Boolean).join(", ") || contact.email || said.nothing,
    hours: days(hours.week),
    showroom: days(showroom.week),
    selling: selling.codEnabled ? said.cod(selling.codPercent) : said.onlineOnly,
    payments: said.modes[payments.mode],
    mail: mail.mode === "files" ? said.files : mail.host,
    vocabulary: said.vocabulary(vocabulary.colors.length, vocabulary.tags.length),
  };
};
