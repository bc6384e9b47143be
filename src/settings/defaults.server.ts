import type { Env } from "../platform/env.server.ts";
import { DEFAULT_ACCENT } from "./rules/contrast.ts";
import { FIRST_CARRIERS } from "./rules/carriers.ts";
import { FIRST_DELIVERY_DAYS } from "./rules/delivery-days.ts";
import { type Span, type Week, WEEKDAYS } from "./rules/opening-hours.ts";
import { FIRST_COLORS, FIRST_SIZES, FIRST_TAGS } from "./rules/vocabulary.ts";
import type { Settings } from "./shape.ts";

const everyDay = (span: Span): Week => Object.fromEntries(WEEKDAYS.map((day) => [day, span])) as Week;

/** What holds until something is saved: a shop that nobody has described yet, with the limits of the environment. */
export const defaultSettings = (env: Env): Settings => ({
  shop: {
    seo: [],
    isOpen: true,
    name: "Mi tienda",
    line: "Alfombras",
    legalName: "",
    nit: "",
    staffLanguage: "es",
    since: null,
    logo: "",
    accent: DEFAULT_ACCENT,
  },
  contact: {
    address: "",
    city: "",
    postalCode: "",
    country: "Colombia",
    office: "",
    phone: "",
    email: "",
    whatsapp: "",
    whatsappMessage: "",
    instagram: "",
    facebook: "",
    mapUrl: "",
    latitude: null,
    longitude: null,
  },
  hours: { week: everyDay(null), exceptions: [] },
  showroom: {
    // Contract, Showroom: visits begin from 06:00 to 17:00, every day.
    week: everyDay({ opens: "06:00", closes: "18:00" }),
    closedDays: [],
    hoursAhead: env.SHOWROOM_HOURS_AHEAD,
    daysAhead: env.SHOWROOM_DAYS_AHEAD,
    visitHours: 1,
    visitsAtOnce: 1,
    visitsPerContact: env.SHOWROOM_OPEN_PER_CONTACT,
    visitsPerAddress: env.SHOWROOM_OPEN_PER_ADDRESS,
    places: [],
  },
  selling: {
    codEnabled: true,
    // Spec §9.
    codPercent: 5,
    minutesToPay: 90,
    returnsDays: 30,
    unitsPerOrder: env.ORDERS_MAX_UNITS,
    ordersPerContact: env.ORDERS_OPEN_PER_CONTACT,
    unitsPerContact: env.ORDERS_UNITS_PER_CONTACT,
    ordersPerAddress: env.ORDERS_OPEN_PER_ADDRESS,
    unitsPerAddress: env.ORDERS_UNITS_PER_ADDRESS,
    stockAlarmPercent: env.STOCK_ALARM_PERCENT,
    lowStock: 3,
    deliveryDays: FIRST_DELIVERY_DAYS.map((days) => ({ ...days })),
    reviewInvitationDays: 7,
    careReminderMonths: 0,
    carriers: FIRST_CARRIERS.map((carrier) => ({ ...carrier })),
  },
  payments: {},
  mail: {
    from: env.MAIL_FROM ?? "",
    shop: env.MAIL_SHOP ?? "",
    host: env.SMTP_HOST ?? "",
    port: env.SMTP_PORT,
    user: env.SMTP_USER ?? "",
    letters: [],
  },
  vocabulary: {
    tags: [...FIRST_TAGS],
    colors: Object.entries(FIRST_COLORS).map(([name, swatch]) => ({ name, swatch })),
    sizes: FIRST_SIZES.map((size) => ({ ...size })),
  },
});
