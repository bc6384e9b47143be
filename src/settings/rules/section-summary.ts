import type { ShownSettings } from "../contract.ts";
import type { SectionName } from "../shape.ts";
import { WEEKDAYS } from "./opening-hours.ts";

const MODES = { sandbox: "Sandbox", test: "Bold, test keys", live: "Bold, real money" };
const days = (week: ShownSettings["hours"]["week"]): string => {
  const open = WEEKDAYS.filter((day) => week[day] !== null).length;
  return open === 0 ? "Closed" : `${open} ${open === 1 ? "day" : "days"} a week`;
};

/** What each section says now, in a few words, for the list beside them. */
export const sectionSummary = (settings: ShownSettings): Record<SectionName, string> => {
  const { shop, contact, hours, showroom, selling, payments, mail, vocabulary } = settings;
  return {
    shop: [shop.name, shop.nit && `NIT ${shop.nit}`].filter(Boolean).join(", "),
    contact: [contact.phone, contact.whatsapp && "WhatsApp"].filter(Boolean).join(", ") || contact.email || "Nothing yet",
    hours: days(hours.week),
    showroom: days(showroom.week),
    selling: selling.codEnabled ? `Cash on delivery, ${selling.codPercent}%` : "Online payment only",
    payments: MODES[payments.mode],
    mail: mail.mode === "files" ? "Written as files" : mail.host,
    vocabulary: `${vocabulary.colors.length} colours, ${vocabulary.tags.length} tags`,
  };
};
