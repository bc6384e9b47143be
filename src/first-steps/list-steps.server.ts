import { sql } from "drizzle-orm";
import { type Caller, type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import { hasOwn } from "../settings/saved-parts.server.ts";
import type { FirstSteps } from "./contract.ts";
import { canOpen, type Step, STEPS } from "./rules/steps.ts";

type Known = {
  collection: string | null;
  rug: string | null;
  rugs: number;
  orders: boolean;
  marks: string[];
  isDemo: boolean;
};

async function known(ctx: Ctx): Promise<Known> {
  const { rows } = await ctx.db.execute<Known>(sql`
    select (select c.name from collections c where exists
        (select from collection_sizes s where s.collection_id = c.id and is_priced(s.price)) order by c.id limit 1) as collection,
      (select name from rugs where is_active order by id limit 1) as rug,
      (select count(*)::int from rugs where is_active) as rugs,
      exists (select from orders) as orders,
      array(select substr(key, 6) from installation where key like 'step:%') as marks,
      exists (select from installation where key = 'seeded' and value = 'demo') as "isDemo"`);
  return rows[0]!;
}

const DETAILS = {
  en: {
    noLogo: "no logo yet: the name in letters",
    more: (rug: string, others: number) => `${rug} and ${others} more`,
    cod: "cash on delivery",
    noCod: "no cash on delivery",
    files: "letters are written as files",
  },
  es: {
    noLogo: "aún sin logo: el nombre en letras",
    more: (rug: string, others: number) => `${rug} y ${others} más`,
    cod: "contra entrega",
    noCod: "sin contra entrega",
    files: "las cartas se escriben en archivos",
  },
};

/** Each step with what is there of it, in a few words. */
export async function listSteps(ctx: Ctx & { caller?: Caller }): Promise<FirstSteps> {
  const { shop, contact, hours, selling, mail } = ctx.settings();
  const { collection, rug, rugs, orders, marks, isDemo } = await known(ctx);
  const hasKeys = ctx.secret("boldApiKey") !== undefined;
  const choseCash = await hasOwn(ctx, "selling");
  const isNamed = await hasOwn(ctx, "shop", "name");
  const isOpenSomeday = Object.values(hours.week).some((span) => span !== null);
  const reached = [contact.address, contact.phone, contact.email].filter(Boolean);
  const said = DETAILS[staffLanguage(ctx.caller)];
  const standing: Record<Step, [isDone: boolean, detail: string]> = {
    name: [isNamed, isNamed ? [shop.name, shop.logo ? "" : said.noLogo].filter(Boolean).join(", ") : ""],
    contact: [reached.length > 0 && isOpenSomeday, reached.join(", ")],
    collection: [collection !== null, collection ?? ""],
    rug: [rug !== null, rugs > 1 ? said.more(rug!, rugs - 1) : (rug ?? "")],
    payment: [
      hasKeys || choseCash,
      [hasKeys && "Bold", choseCash && (selling.codEnabled ? said.cod : said.noCod)].filter(Boolean).join(", "),
    ],
    mail: [mail.host !== "" || marks.includes("mail"), mail.host || (marks.includes("mail") ? said.files : "")],
    texts: [marks.includes("texts"), ""],
    order: [orders, ""],
  };
  const steps = STEPS.map((id) => ({ id, isDone: standing[id][0], detail: standing[id][1] }));
  return {
    isOpen: shop.isOpen,
    isDemo,
    canOpen: canOpen(steps.filter(({ isDone }) => isDone).map(({ id }) => id)),
    shopName: shop.name,
    steps,
  };
}
