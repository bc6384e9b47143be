import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { mediaAddress } from "../../src/media/rules/picture-address.ts";
import { typeOf } from "../../src/media/storage/key.ts";
import type { Storage } from "../../src/media/storage/storage.ts";

const ASSETS = join(process.cwd(), "assets");
const DEMO = join(ASSETS, "demo");

/** The address of a demo file, or undefined where the studio made none. */
export const demoFile = (path: string): string | undefined =>
  existsSync(join(DEMO, path)) ? mediaAddress(`demo/${path}`) : undefined;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );

/** The committed pictures and films, and the sizes of them that are shown first, each with its place in storage. */
const demoFiles = (): [path: string, key: string][] =>
  [
    [DEMO, "demo"] as const,
    [join(ASSETS, "demo-derived"), "derived"] as const, // made by `npm run demo-derivatives`
  ].flatMap(([folder, place]) => filesIn(folder).map((file): [string, string] => [join(folder, file), `${place}/${file}`]));

/** Copies them into the shop's storage, a few at a time. */
export async function copyDemoMedia(storage: Storage): Promise<void> {
  const queue = demoFiles().values();
  const copy = async () => {
    for (const [path, key] of queue) {
      await storage.put(key, createReadStream(path), { type: typeOf(key), size: statSync(path).size });
    }
  };
  await Promise.all(Array.from({ length: 8 }, copy));
}
