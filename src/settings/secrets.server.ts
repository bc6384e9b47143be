import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Env } from "../platform/env.server.ts";
import type { SecretName } from "./shape.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (settingsKey: string): Buffer => Buffer.from(hkdfSync("sha256", settingsKey, "telar", "settings secrets", 32));

/** AES-256-GCM. The name is authenticated too: one secret cannot be put in another's place. */
export function encryptSecret(settingsKey: string, name: SecretName, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(settingsKey), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Undefined when the key is another one than it was stored with. */
export function decryptSecret(settingsKey: string, name: SecretName, stored: string): string | undefined {
  const bytes = Buffer.from(stored, "base64");
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(settingsKey), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

export const secretInEnv = (env: Env, name: SecretName): string | undefined =>
  ({ boldApiKey: env.BOLD_API_KEY, boldSecretKey: env.BOLD_SECRET_KEY, password: env.SMTP_PASSWORD })[name];
