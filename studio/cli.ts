import { argv, exit } from "node:process";

/** npm run studio -- <command> [words]: everything the demo shop shows is made here, one file per command. */
const commands: Record<string, () => Promise<{ run(words: string[]): Promise<void> }>> = {
  weave: () => import("./commands/weave.ts"),
  packshot: () => import("./commands/packshot.ts"),
  sheet: () => import("./commands/sheet.ts"),
  judge: () => import("./commands/judge.ts"),
  models: () => import("./commands/models.ts"),
  marks: () => import("./commands/marks.ts"),
  template: () => import("./commands/template.ts"),
  still: () => import("./commands/still.ts"),
  relight: () => import("./commands/relight.ts"),
  collections: () => import("./commands/collections.ts"),
  hero: () => import("./commands/hero.ts"),
  film: () => import("./commands/film.ts"),
  eyes: () => import("./commands/eyes.ts"),
  networks: () => import("./commands/networks.ts"),
};

const [name = "", ...words] = argv.slice(2);
const load = commands[name];
if (!load) {
  console.error(`npm run studio -- ${Object.keys(commands).join(" | ")}`);
  exit(1);
}
const command = await load();
await command.run(words);
