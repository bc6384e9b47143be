import type { FieldOf } from "./plain-fields.tsx";

export const SHOP: readonly FieldOf<"shop">[] = [
  { field: "name", label: "Name" },
  { field: "line", label: "Line", hint: "What the shop is, in a few words: the title of its pages" },
  { field: "legalName", label: "Legal name" },
  { field: "nit", label: "NIT", hint: "With its check digit: 901.368.337-5" },
  { field: "since", label: "Since", kind: "number", orNone: true },
  { field: "accent", label: "Accent colour", kind: "color", hint: "Must be read easily on the page's ground" },
];

export const CONTACT: readonly FieldOf<"contact">[] = [
  { field: "address", label: "Store address" },
  { field: "city", label: "City" },
  { field: "postalCode", label: "Postal code" },
  { field: "office", label: "Office" },
  { field: "phone", label: "Phone", kind: "tel" },
  { field: "email", label: "E-mail", kind: "email" },
  { field: "whatsapp", label: "WhatsApp", kind: "tel", hint: "With the country's number: 573105550142" },
  { field: "whatsappMessage", label: "First message" },
  { field: "instagram", label: "Instagram", kind: "url" },
  { field: "facebook", label: "Facebook", kind: "url" },
  { field: "mapUrl", label: "Map link", kind: "url" },
  { field: "latitude", label: "Latitude", kind: "number", orNone: true },
  { field: "longitude", label: "Longitude", kind: "number", orNone: true },
];

export const SHOWROOM: readonly FieldOf<"showroom">[] = [
  { field: "hoursAhead", label: "At the earliest", kind: "number", unit: "hours ahead" },
  { field: "daysAhead", label: "At the latest", kind: "number", unit: "days ahead" },
  { field: "visitsPerContact", label: "Open visits per contact", kind: "number" },
  { field: "visitsPerAddress", label: "Open visits per network", kind: "number" },
];

export const SELLING: readonly FieldOf<"selling">[] = [
  { field: "codPercent", label: "Surcharge for cash on delivery", kind: "number", unit: "%", hint: "Of the subtotal" },
  {
    field: "minutesToPay",
    label: "Time to pay online",
    kind: "number",
    unit: "minutes",
    hint: "Then the rug goes back to stock",
  },
  { field: "returnsDays", label: "Returns", kind: "number", unit: "days", hint: "0: only what the law grants" },
  { field: "lowStock", label: "Tell shoppers how many are left from", kind: "number", unit: "units" },
  {
    field: "reviewInvitationDays",
    label: "Invite to review after",
    kind: "number",
    unit: "days",
    hint: "0: never; only with consent",
  },
  {
    field: "careReminderMonths",
    label: "Care letter after",
    kind: "number",
    unit: "months",
    hint: "0: never; only with consent",
  },
  { field: "unitsPerOrder", label: "Most in one order", kind: "number", unit: "units" },
  { field: "ordersPerContact", label: "Unpaid orders per contact", kind: "number" },
  { field: "unitsPerContact", label: "Units they may hold", kind: "number" },
  { field: "ordersPerAddress", label: "Unpaid orders per network", kind: "number" },
  { field: "unitsPerAddress", label: "Units they may hold per network", kind: "number" },
  { field: "stockAlarmPercent", label: "Alarm when unpaid orders hold", kind: "number", unit: "% of all units" },
];

const SECRET = "Typing replaces it; it is stored encrypted and never shown.";

export const PAYMENTS: readonly FieldOf<"payments">[] = [
  { field: "boldApiKey", label: "Bold identity key", kind: "password", hint: SECRET },
  { field: "boldSecretKey", label: "Bold secret key", kind: "password", hint: SECRET },
];

export const MAIL: readonly FieldOf<"mail">[] = [
  { field: "from", label: "Letters are from", hint: "Empty: the shop's name and e-mail" },
  { field: "shop", label: "Who hears of orders", kind: "email", hint: "Empty: the shop's e-mail" },
  { field: "host", label: "Mail server" },
  { field: "port", label: "Port", kind: "number" },
  { field: "user", label: "User" },
  { field: "password", label: "Password", kind: "password", hint: SECRET },
];
