import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { checkStorage } from "../../src/media/storage/check-storage.server.ts";
import { openStorage } from "../../src/media/storage/open-storage.server.ts";
import { checkMail } from "../../src/messages/mail/check-mail.server.ts";
import { openGateways } from "../../src/payments/gateways/open-gateways.server.ts";
import { type Env, judgeSettings, settings } from "../../src/platform/env.server.ts";
import { freeMegabytes } from "../../src/platform/free-megabytes.server.ts";
import { checkFolder } from "../../src/platform/postgres/cluster.server.ts";
import { missingForProduction } from "../../src/platform/preflight.server.ts";
import { examineDatabase } from "./examine-database.ts";
import { type Report, reportTo } from "./report.ts";

/** Everything the shop needs, one after the other: settings first, as the rest is found by them. */
export async function examine(from: NodeJS.ProcessEnv, report: Report, mostMs = 15_000): Promise<void> {
  const check = reportTo(report, mostMs);
  const { env, wrong } = judgeSettings(from);
  for (const line of wrong) report({ name: "settings", wrong: line });
  if (!env || wrong.length > 0) return;
  await check("settings", async () => examineSettings(env));
  await check("data", async () => examineFolder(env));
  await check("disk", () => examineDisk(env));
  await examineDatabase(env, check);
  await check("media", () => examineMedia(env), "Look at S3_BUCKET, S3_ENDPOINT and the keys, which must be allowed to write.");
  await check("mail", () => examineMail(env), "Look at SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD.");
  await check("payment", () => examineBold(env), "Look at BOLD_API_KEY, and whether this machine reaches BOLD_BASE_URL.");
}

function examineSettings(env: Env): string {
  const lines = missingForProduction(env);
  if (lines.length > 0) throw new Error(lines.join(" "));
  return `all ${Object.keys(settings.shape).length} are right`;
}

/** Makes nothing that is missing: it would belong to whoever runs this, not to the shop's account. */
function examineFolder({ DATA_DIR }: Env): string {
  if (!existsSync(DATA_DIR)) throw new Error(`there is no ${DATA_DIR} yet. Start the shop once (npm start), or set DATA_DIR.`);
  checkFolder(DATA_DIR);
  for (const folder of ["media", "mail", "tmp"].map((name) => join(DATA_DIR, name)))
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return `${DATA_DIR} can be read and written`;
}

async function examineDisk({ DATA_DIR, DISK_FREE_MB }: Env): Promise<string> {
  const free = await freeMegabytes(DATA_DIR);
  if (free < DISK_FREE_MB)
    throw new Error(`only ${free} MB are free where DATA_DIR lies; DISK_FREE_MB asks for ${DISK_FREE_MB}. Make room.`);
  return free === Infinity ? "nothing is stored yet" : `${free} MB are free`;
}

async function examineMedia(env: Env): Promise<string> {
  if (!env.S3_BUCKET) return "S3_BUCKET is not set: in DATA_DIR/media";
  try {
    await checkStorage(await openStorage(env));
  } catch (error) {
    const { name, message } = error as Error;
    throw new Error(`bucket ${env.S3_BUCKET}: ${message || name}`, { cause: error });
  }
  return `bucket ${env.S3_BUCKET}: written, read and deleted`;
}

async function examineMail(env: Env): Promise<string> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user = "", SMTP_PASSWORD: password } = env;
  await checkMail(host ? { host, port, user, password } : undefined);
  return env.SMTP_HOST ? `${env.SMTP_HOST}:${env.SMTP_PORT} answers` : "SMTP_HOST is not set: files in DATA_DIR/mail";
}

async function examineBold(env: Env): Promise<string> {
  const { Bold } = openGateways(env, (name) => (name === "boldApiKey" ? env.BOLD_API_KEY : env.BOLD_SECRET_KEY));
  if (!Bold.isSandbox) await Bold.readLimits();
  return env.BOLD_API_KEY ? "Bold answers and takes the key" : "BOLD_API_KEY is not set: the shop's own sandbox";
}
