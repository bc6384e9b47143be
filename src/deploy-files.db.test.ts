import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openShop } from "./testing/open-shop.ts";

const FILES = globSync("deploy/{grafana,prometheus}/*");
/** Everything in an expression that could be the name of a figure. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:telar|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""))),
];

it("the dashboard and the alerts name only figures that /metrics tells", async () => {
  const shop = await openShop({ env: { METRICS_TOKEN: "un-secreto-largo" } });
  const answer = await shop.request("/metrics", { headers: { authorization: "Bearer un-secreto-largo" } });
  const told = [...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  await shop.close();
  expect(FILES).toHaveLength(2);
  for (const file of FILES) {
    const named = namesIn(readFileSync(file, "utf8"));
    expect(named.length, file).toBeGreaterThan(10);
    expect(
      named.filter((name) => !told.includes(name)),
      file,
    ).toEqual([]);
  }
});

it("/metrics tells queues, pool, letters, payments and cache, and nothing of a person", async () => {
  const shop = await openShop({ env: { METRICS_TOKEN: "un-secreto-largo" } });
  const message = {
    name: "Zoraida Quiñónez",
    email: "zoraida@correo.co",
    phone: "3195550188",
    subject: "order",
    message: "Hola",
  };
  expect((await shop.request("/api/contact", { method: "POST", json: message })).status).toBe(201);
  const answer = await shop.request("/metrics", { headers: { authorization: "Bearer un-secreto-largo" } });
  const text = await answer.text();
  await shop.close();
  for (const line of [
    /^telar_database_up 1$/m,
    /^telar_bus_listening 1$/m,
    /^telar_database_pool_size 8$/m,
    /^telar_queue_waiting\{queue="send-mail"\} [1-9]/m,
    /^telar_letters\{state="waiting"\} [1-9]/m,
    /^telar_letters\{state="failed"\} 0$/m,
    /^telar_payment_events_waiting 0$/m,
    /^telar_payment_tasks_open 0$/m,
    /^telar_orders_awaiting_payment 0$/m,
    /^telar_page_cache_bytes 0$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/zoraida|3195550188/i);
});
