import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { varnishPath } from "../scripts/proxies.ts";
import { setTimeout as sleep } from "node:timers/promises";

/** Varnish with the committed VCL in front of the shop that listens at `shopUrl`. */
export async function startVarnish(port: number, shopUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "telar-varnish-"));
  const vcl = join(folder, "telar.vcl");
  const text = readFileSync("deploy/varnish/telar.vcl", "utf8");
  writeFileSync(vcl, text.replace('.port = "3000"', `.port = "${new URL(shopUrl).port}"`));
  const options = ["-F", "-j", "none", "-a", `127.0.0.1:${port}`, "-T", "none", "-f", vcl, "-s", "malloc,32m", "-n", folder];
  const child = spawn(varnishPath(), options, { stdio: "ignore" });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 500 && !(await answers()); tries++) await sleep(50);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
