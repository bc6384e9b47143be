import type { FieldOf } from "./plain-fields.tsx";
import { words } from "./words.ts";

export const shopFields = (said = words().shop): readonly FieldOf<"shop">[] => [
  { field: "name", label: said.name },
  { field: "line", label: said.line, hint: said.lineHint },
  { field: "legalName", label: said.legalName },
  { field: "nit", label: said.nit, hint: said.nitHint },
  { field: "since", label: said.since, kind: "number", orNone: true },
  { field: "accent", label: said.accent, kind: "color", hint: said.accentHint },
];

export const contactFields = (said = words().contact): readonly FieldOf<"contact">[] => [
  { field: "address", label: said.address },
  { field: "city", label: said.city },
  { field: "postalCode", label: said.postalCode },
  { field: "office", label: said.office },
  { field: "phone", label: said.phone, kind: "tel" },
  { field: "email", label: said.email, kind: "email" },
  { field: "whatsapp", label: said.whatsapp, kind: "tel", hint: said.whatsappHint },
  { field: "whatsappMessage", label: said.whatsappMessage },
  { field: "instagram", label: said.instagram, kind: "url" },
  { field: "facebook", label: said.facebook, kind: "url" },
  { field: "mapUrl", label: said.mapUrl, kind: "url" },
  { field: "latitude", label: said.latitude, kind: "number", orNone: true },
  { field: "longitude", label: said.longitude, kind: "number", orNone: true },
];

export const showroomFields = (said = words().showroom): readonly FieldOf<"showroom">[] => [
  { field: "visitHours", label: said.length, kind: "number", unit: said.hours, hint: said.lengthHint },
  { field: "visitsAtOnce", label: said.atOnce, kind: "number", hint: said.atOnceHint },
  { field: "hoursAhead", label: said.earliest, kind: "number", unit: said.hoursAhead },
  { field: "daysAhead", label: said.latest, kind: "number", unit: said.daysAhead },
  { field: "visitsPerContact", label: said.perContact, kind: "number" },
  { field: "visitsPerAddress", label: said.perNetwork, kind: "number" },
];

export const sellingFields = (said = words().selling): readonly FieldOf<"selling">[] => [
  { field: "codPercent", label: said.codPercent, kind: "number", unit: "%", hint: said.codPercentHint },
  { field: "minutesToPay", label: said.minutesToPay, kind: "number", unit: said.minutes, hint: said.minutesToPayHint },
  { field: "returnsDays", label: said.returns, kind: "number", unit: said.days, hint: said.returnsHint },
  { field: "lowStock", label: said.lowStock, kind: "number", unit: said.units },
  { field: "reviewInvitationDays", label: said.review, kind: "number", unit: said.days, hint: said.onlyWithConsent },
  { field: "careReminderMonths", label: said.care, kind: "number", unit: said.months, hint: said.onlyWithConsent },
  { field: "unitsPerOrder", label: said.unitsPerOrder, kind: "number", unit: said.units },
  { field: "ordersPerContact", label: said.ordersPerContact, kind: "number" },
  { field: "unitsPerContact", label: said.unitsPerContact, kind: "number" },
  { field: "ordersPerAddress", label: said.ordersPerAddress, kind: "number" },
  { field: "unitsPerAddress", label: said.unitsPerAddress, kind: "number" },
  { field: "stockAlarmPercent", label: said.stockAlarm, kind: "number", unit: said.ofAllUnits },
];

export const paymentFields = (said = words().payments): readonly FieldOf<"payments">[] => [
  { field: "boldApiKey", label: said.apiKey, kind: "password", hint: said.secret },
  { field: "boldSecretKey", label: said.secretKey, kind: "password", hint: said.secret },
];

export const mailFields = (said = words().mail): readonly FieldOf<"mail">[] => [
  { field: "from", label: said.from, hint: said.fromHint },
  { field: "shop", label: said.shop, kind: "email", hint: said.shopHint },
  { field: "host", label: said.host },
  { field: "port", label: said.port, kind: "number" },
  { field: "user", label: said.user },
  { field: "password", label: said.password, kind: "password", hint: said.secret },
];
