import { createServer } from "node:http";
import { randomUUID } from "node:crypto";
import pg from "pg";

/** The yardstick: plain Node and pg, one minimal transaction per order, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL ?? 12) });

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    place(JSON.parse(Buffer.concat(parts).toString()) as { rug: number; size: string; quantity: number }).then(
      (id) => response.writeHead(id ? 201 : 409, { "content-type": "application/json" }).end(JSON.stringify({ id })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});

async function place({ rug, size, quantity }: { rug: number; size: string; quantity: number }): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const taken = await client.query(
      "update plain_stock set inventory = inventory - $3 where rug_id = $1 and size = $2 and inventory >= $3",
      [rug, size, quantity],
    );
    if (taken.rowCount === 0) {
      await client.query("rollback");
      return undefined;
    }
    const id = randomUUID();
    await client.query("insert into plain_orders (id, total) values ($1, $2)", [id, 295_000_000]);
    await client.query("insert into plain_items (order_id, rug_id, size, quantity, price) values ($1, $2, $3, $4, $5)", [
      id,
      rug,
      size,
      quantity,
      295_000_000,
    ]);
    await client.query("commit");
    return id;
  } finally {
    client.release();
  }
}

server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
