import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildIfNeeded } from "../scripts/build.ts";
import { PARENT, startCommand } from "./start-command.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-refused-"));
const DATA_DIR = join(folder, "data");
beforeAll(() => buildIfNeeded());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent("a start that cannot succeed says why in one line", () => {
  const start = async (env: Record<string, string>): Promise<{ status: number | null; printed: string }> => {
    const { ended, text } = startCommand(PARENT, { PORT: "0", ...env });
    return { status: await ended, printed: text() };
  };

  it("when DATA_DIR cannot be used", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { status, printed } = await start({ DATA_DIR: join(file, "data") });
    expect(status).toBe(1);
    expect(printed.trim().split("\n")).toHaveLength(1);
    expect(printed).toContain("DATA_DIR=");
  });

  it("when the port is taken", async () => {
    const server = net.createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as net.AddressInfo;
    const { status, printed } = await start({ DATA_DIR, PORT: String(port), SEED: "none" });
    server.close();
    expect(status).toBe(1);
    expect(printed.trim().split("\n").at(-1)).toBe(`PORT=${port} is already taken on 127.0.0.1.`);
  });

  it.each([
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ DATABASE_URL: "postgres://nobody:wrong@127.0.0.1:1/none?connect_timeout=1", DATABASE_WAIT: "1" }, "DATABASE_URL"],
    [{ PORT: "http" }, "PORT"],
    [{ SEED: "maybe" }, "SEED"],
    [{ PUBLIC_URL: "tienda.example" }, "PUBLIC_URL"],
    [{ S3_BUCKET: "telar" }, "S3_ACCESS_KEY_ID"],
    [{ PUBLIC_URL: "https://tienda.example", SMTP_HOST: "127.0.0.1" }, "BOLD_API_KEY"],
    [{ PUBLIC_URL: "https://tienda.example", BOLD_API_KEY: "k", BOLD_SECRET_KEY: "s" }, "SMTP_HOST"],
  ])("when a setting is wrong: %j", async (env, name) => {
    const { status, printed } = await start({ DATA_DIR, ...env });
    expect(status).toBe(1);
    expect(printed.trim().split("\n")).toHaveLength(1);
    expect(printed).toContain(name);
  });
});
