import { WEEKDAYS, type Span } from "../src/settings/rules/opening-hours.ts";
import type { SectionName } from "../src/settings/shape.ts";

/** What one owner has written: `say` gives a text of at most so many characters, in the same manner everywhere. */
export type Owner = {
  name: string;
  say: (most: number) => string;
  settings: Partial<Record<SectionName, object>>;
  size: string;
  reading: string;
};

const week = (span: Span, ...days: string[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, days.includes(day) ? span : null]));

/** Markup that would run, both kinds of quotes, an emoji, letters from right to left. Whole, or as much as fits. */
const MARKED = `"Ñ" <img src=x onerror=executed=1> O'R&Ü 🧶 بيت السجاد`;
const marked = (most: number): string => (most >= 80 ? `<script>executed=1</script> ${MARKED}` : MARKED).slice(0, most).trim();

const MARKS: Owner = {
  name: marked(60),
  say: marked,
  size: `Ñoño ½ "é" <b>`,
  settings: {
    shop: { name: marked(60), line: marked(120), legalName: marked(120), nit: "", since: null, logo: "", accent: "#1d3a5f" },
    contact: {
      address: marked(200),
      city: marked(80),
      postalCode: "<i>",
      country: marked(60),
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
    hours: { week: week({ opens: "00:00", closes: "00:01" }, "wednesday"), exceptions: [] },
    showroom: { week: week({ opens: "07:00", closes: "08:00" }, "sunday"), places: [], hoursAhead: 0, daysAhead: 30 },
    selling: { codEnabled: true, codPercent: 0, minutesToPay: 5, returnsDays: 0, lowStock: 0, deliveryDays: [], carriers: [] },
    vocabulary: {
      tags: [marked(40), "Ñandú & cía", "بيت", "🧶"],
      colors: [
        { name: marked(40), swatch: "#123456" },
        { name: "أزرق", swatch: "#2f4e7c" },
        { name: "أحمر", swatch: "#7a2f2b" },
      ],
      sizes: [
        { name: `Ñoño ½ "é" <b>`, width: 1, length: 4999 },
        { name: "5x8", width: 151, length: 243 },
      ],
    },
  },
  reading: [
    `# ${marked(60)}`,
    marked(120),
    `<script>executed=1</script>\n<img src=x onerror=executed=1>`,
    `## {{shop_name}}\n\n{{phone}} {{email}} {{address}} & "más"`,
    `- [uno](javascript:executed=1)\n- ![dos](x" onerror="executed=1)\n- \`<b>tres</b>\``,
    `## {{city}}\n\n> **{{shop_line}}**`,
  ].join("\n\n"),
};

/** Words that have no place to be broken at, and everything as long as it may be. */
const LETTERS = "Anticonstitucionalísimamente";
const long = (most: number): string => LETTERS.repeat(Math.ceil(most / LETTERS.length)).slice(0, most);
const ascii = (most: number): string => long(most).replaceAll("í", "i");
const sentences = (most: number): string =>
  `${LETTERS.slice(0, 12)} y otra, `
    .repeat(Math.ceil(most / 20))
    .slice(0, most)
    .trim();

const LONG: Owner = {
  name: long(60),
  say: long,
  size: long(20),
  settings: {
    shop: {
      name: long(60),
      line: long(120),
      legalName: long(120),
      nit: "800.197.268-4",
      since: 1500,
      logo: "",
      accent: "#000000",
    },
    contact: {
      address: long(200),
      city: long(80),
      postalCode: long(20),
      country: long(60),
      office: long(200),
      phone: "+57 (601) 5.5.5-0.1.0.0-1.2.3",
      email: `${ascii(60)}@${ascii(60)}.example`,
      whatsapp: "573009998887766",
      whatsappMessage: long(300),
      instagram: `https://example.com/${ascii(200)}`,
      facebook: `https://example.com/${ascii(200)}`,
      mapUrl: `https://example.com/${ascii(200)}`,
      latitude: -90,
      longitude: 180,
    },
    hours: {
      week: Object.fromEntries(WEEKDAYS.map((day, place) => [day, { opens: `0${place}:01`, closes: `2${place % 4}:59` }])),
      exceptions: [{ date: "2026-01-01", name: long(80), opens: null, closes: null, everyYear: true }],
    },
    showroom: {
      week: week({ opens: "06:00", closes: "22:00" }, ...WEEKDAYS),
      daysAhead: 3650,
      hoursAhead: 0,
      places: [1, 2, 3].map((n) => ({ name: `${n}${long(79)}`, address: long(200), city: long(80) })),
    },
    selling: {
      codEnabled: true,
      codPercent: 99.99,
      minutesToPay: 10_080,
      returnsDays: 365,
      unitsPerOrder: 1_000_000_000,
      lowStock: 99,
      deliveryDays: [{ department: "", city: "", from: 0, to: 90 }],
      carriers: [{ name: long(60), tracking: `https://example.com/${ascii(250)}{number}` }],
    },
    vocabulary: {
      tags: [long(40), ...Array.from({ length: 60 }, (_, n) => `${n} ${long(35)}`)],
      colors: Array.from({ length: 40 }, (_, n) => ({ name: `${n} ${long(35)}`, swatch: "#ffffff" })),
      sizes: [
        { name: long(20), width: 5000, length: 1 },
        { name: "5x8", width: 5000, length: 5000 },
      ],
    },
  },
  reading: [
    `# ${long(200)}`,
    long(400),
    `## ${long(300)}\n\n${sentences(20_000)}\n\n- ${long(500)}\n- [${long(200)}](https://example.com/${ascii(200)})`,
    `## {{shop_name}}\n\n{{email}} {{address}} {{office}}\n\n\`\`\`\n${long(500)}\n\`\`\`\n\n| ${long(90)} | b |\n| - | - |\n| 1 | ${long(90)} |`,
  ].join("\n\n"),
};

export const OWNERS = { "markup in every text": MARKS, "the longest of words": LONG };
