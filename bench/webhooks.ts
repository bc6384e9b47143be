import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { signatureOf } from "../src/payments/gateways/signature.server.ts";
import { addressOf, openStage, orderBody, RUGS_SQL } from "./stage.ts";

// R7: Bold waits two seconds. Its notifications at a steady rate, each of them sent several times over, in any order.
// Run: node bench/webhooks.ts [per second] [seconds] [copies of each]

const RATE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 20);
const COPIES = Number(process.argv[4] ?? 4);
const SECRET = "llave-secreta-del-banco";
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

type Answer = { status: number; text: string };

function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      { agent, method: "POST", headers: { "content-type": "application/json", ...headers } },
      (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => (text += part.toString()));
        answer.once("end", () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.once("error", failed);
    sent.end(body);
  });
}

const eventFor = ({ orderNumber, total }: { orderNumber: string; total: number }): string =>
  JSON.stringify({
    id: randomUUID(),
    type: "SALE_APPROVED",
    subject: orderNumber,
    source: "/payments/pse/payments",
    spec_version: "1.0",
    time: 1_761_066_500_000_000_000,
    data: {
      payment_id: randomUUID(),
      merchant_id: "BANCO",
      created_at: "2026-11-15T13:05:00-05:00",
      amount: { currency: "COP", total: total / 100, taxes: [], tip: 0 },
      metadata: { reference: orderNumber },
      payer_email: "carolina@example.com",
      payment_method: "PSE",
      integration: "LINK",
    },
  });

const shuffle = <T>(items: T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

const stage = await openStage();
try {
  const shop = await stage.startShop({ BOLD_SECRET_KEY: SECRET });
  await stage.query(RUGS_SQL);
  const orders = Math.ceil((RATE * SECONDS) / COPIES);
  const events: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < orders) {
        const n = ++next;
        const { status, text } = await post(`${shop.url}/api/orders`, orderBody(n), { "x-forwarded-for": addressOf(n) });
        if (status !== 201) throw new Error(`order answered ${status}: ${text}`);
        events.push(eventFor(JSON.parse(text) as { orderNumber: string; total: number }));
      }
    }),
  );

  const sends = shuffle(events.flatMap((event) => Array.from({ length: COPIES }, () => event)));
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    sends.map(async (body, n) => {
      await new Promise((turn) => setTimeout(turn, (n * 1000) / RATE));
      const at = performance.now();
      const signature = signatureOf(Buffer.from(body), SECRET);
      const { status, text } = await post(`${shop.url}/api/payments/bold/webhook`, body, { "x-bold-signature": signature });
      if (status !== 200) throw new Error(`webhook answered ${status}: ${text}`);
      times.push(performance.now() - at);
    }),
  );
  const answered = (performance.now() - began) / 1000;
  const waiting = async () =>
    (await stage.query<{ n: number }>("select count(*)::int n from bold_events where processed_at is null"))[0]!.n;
  while ((await waiting()) > 0 && performance.now() - began < 180_000) await new Promise((again) => setTimeout(again, 100));
  const settled = (performance.now() - began) / 1000;

  const [sums] = await stage.query(`select
    (select count(*)::int from orders where payment_status = 'paid' and status = 'processing') paid,
    (select count(*)::int from payments) payments, (select count(*)::int from payment_tasks) tasks,
    (select count(*)::int from order_notices where kind = 'paid') notices,
    (select count(*)::int from bold_events where processed_at is null) waiting,
    (select sum(10000000 - inventory)::int from rug_stock) units`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
  console.log(
    `${sends.length} notifications of ${orders} payments (each ${COPIES} times) at ${RATE}/s, answered in ${answered.toFixed(1)} s`,
  );
  console.log(
    `answer p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms   over 2 s: ${times.filter((ms) => ms > 2000).length}`,
  );
  console.log(`all worked through ${settled.toFixed(1)} s after the first`);
  console.log("expected", { paid: orders, payments: orders, tasks: 0, notices: orders, waiting: 0, units: orders });
  console.log("found   ", sums);
} finally {
  await stage.close();
}
