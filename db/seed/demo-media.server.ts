import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { mediaAddress } from "../../src/media/rules/picture-address.ts";
import { typeOf } from "../../src/media/storage/key.ts";
import type { Storage } from "../../src/media/storage/storage.server.ts";

const ASSETS = join(process.cwd(), "assets", "demo");

const keyOf = (path: string): string => `demo/${path}`;

/** The address of a demo file, or undefined where the studio made none. */
export const demoFile = (path: string): string | undefined =>
  existsSync(join(ASSETS, path)) ? mediaAddress(keyOf(path)) : undefined;

/** Copies the committed pictures and films into the shop's storage, a few at a time. */
export async function copyDemoMedia(storage: Storage): Promise<void> {
  const files = readdirSync(ASSETS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ASSETS.length + 1)
        .replaceAll("\\", "/"),
    );
  const queue = files.values();
  const copy = async () => {
    for (const file of queue) {
      const path = join(ASSETS, file);
      const { size } = statSync(path);
      await storage.put(keyOf(file), createReadStream(path), { type: typeOf(file), size });
    }
  };
  await Promise.all(Array.from({ length: 8 }, copy));
}
