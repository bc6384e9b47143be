import type { Db } from "../platform/db.server.ts";
import { describeError } from "../platform/describe-error.ts";
import type { Env } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { defaultSettings } from "./defaults.server.ts";
import { merge } from "./rules/merge.ts";
import { decryptSecret, secretInEnv } from "./secrets.server.ts";
import { type Secret, SECRETS, type SecretName, SECTION_NAMES, sections, type Settings } from "./shape.ts";
import { settings, sizeAliases } from "./table.server.ts";

type Row = typeof settings.$inferSelect;
type Renamed = typeof sizeAliases.$inferSelect;

/** The settings in force, in this copy's memory. */
export class SettingsStore {
  readonly #env: Env;
  readonly #log: Log;
  #current: Settings;
  #secrets = new Map<SecretName, string>();
  #renamed: Renamed[] = [];
  #reading: Promise<void> = Promise.resolve();

  constructor(env: Env, log: Log) {
    this.#env = env;
    this.#log = log;
    this.#current = defaultSettings(env);
  }

  readonly get = (): Settings => this.#current;

  /** What sizes were called before. */
  readonly renamed = (): readonly Renamed[] => this.#renamed;

  /** What was entered in the back office wins over the environment. */
  readonly secret = (name: SecretName): Secret | undefined => {
    const entered = this.#secrets.get(name);
    if (entered) return { value: entered, from: "settings" };
    const value = secretInEnv(this.#env, name);
    return value ? { value, from: "environment" } : undefined;
  };

  /** Reads them anew; one after the other, so that an older answer never replaces a newer one. */
  readonly reload = (db: Db): Promise<void> => {
    const read = this.#reading.then(async () => {
      const rows = await db.select().from(settings);
      this.#renamed = await db.select().from(sizeAliases);
      this.#take(rows);
    });
    this.#reading = read.catch(() => undefined);
    return read;
  };

  #take(rows: Row[]): void {
    const defaults = defaultSettings(this.#env);
    const next: Record<string, unknown> = {};
    for (const name of SECTION_NAMES) {
      const merged = merge(defaults[name], rows.find(({ section }) => section === name)?.value);
      const { data, error } = sections[name].safeParse(merged);
      if (error)
        this.#log.error({ section: name, reason: describeError(error) }, "stored settings do not fit; using the defaults");
      next[name] = data ?? defaults[name];
    }
    this.#current = next as Settings;
    this.#secrets = this.#open(rows);
  }

  #open(rows: Row[]): Map<SecretName, string> {
    const opened = new Map<SecretName, string>();
    const { SETTINGS_KEY: key } = this.#env;
    for (const name of Object.values(SECRETS).flat()) {
      const stored = rows.find(({ secrets }) => secrets[name])?.secrets[name];
      if (!stored) continue;
      const secret = key && decryptSecret(key, name, stored);
      if (secret) opened.set(name, secret);
      else this.#log.error({ secret: name }, "a stored secret cannot be read: SETTINGS_KEY is another one, or missing");
    }
    return opened;
  }
}
