import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { scratchFolder } from "../src/testing/scratch-folder.ts";
import { forgetOnCrash } from "../src/testing/start-database.ts";
import { startShop } from "./open-browser.ts";
import { shopDatabase } from "./shop-database.ts";

/** The demo is filled in once; each shop of the browser tests begins with a copy of this folder. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = scratchFolder("telar-seeded-");
  const shop = await startShop({ DATA_DIR: join(folder, "data") });
  const database = await shopDatabase(shop);
  await forgetOnCrash(database);
  await database.end();
  await shop.stop();
  project.provide("seededFolder", shop.dataDir);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module "vitest" {
  export interface ProvidedContext {
    seededFolder: string;
  }
}
