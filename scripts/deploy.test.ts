import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "../src/platform/env.server.ts";

const read = (file: string) => readFileSync(file, "utf8");
const known = new Set([...Object.keys(settings.shape), "NODE_ENV"]);
const names = (text: string) => [...text.matchAll(/\b([A-Z][A-Z0-9_]+)\s*[:=](?!\/)/g)].map(([, name]) => name!);

it("the image, compose's shop and the units set nothing that the program does not know", () => {
  const image = /^ENV (.*)$/m.exec(read("Dockerfile"))![1]!;
  const shop = /environment:\n((?: {4}.*\n)+)/.exec(read("compose.yaml"))![1]!.replace(/: .*$/gm, ":");
  const units = globSync("deploy/systemd/*.service").flatMap((file) => read(file).match(/^(Environment|ExecStart)=.*$/gm)!);
  const set = names([image, shop, ...units].join("\n"));
  expect(set).toEqual(expect.arrayContaining(["DATA_DIR", "DATABASE_URL", "S3_BUCKET", "NODE_ENV"]));
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

it("a build takes neither secrets nor backups into the image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".env.*", "*.tar.gz", "data"]));
});

it("what the units and the proxy name is there", () => {
  const units = globSync("deploy/systemd/*.service").map(read).join("\n");
  const files = [...units.matchAll(/(?:\/opt\/telar\/| )((?:scripts|docs)\/[\w.-]+)/g)].map(([, file]) => file!);
  expect(files).toEqual(expect.arrayContaining(["scripts/start.mjs", "scripts/backup.ts", "docs/production.md"]));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const upstreams = [...read("deploy/Caddyfile").matchAll(/(shop-\d):3000/g)].map(([, name]) => name!);
  expect(
    read("compose.yaml")
      .match(/^ {2}shop-\d(?=:)/gm)
      ?.map((name) => name.trim()),
  ).toEqual(upstreams);
});
