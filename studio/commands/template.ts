import { basename } from "node:path";
import { packTemplate } from "../rooms/pack-template.ts";

/** template <render folder>...: denoises and packs what studio/rooms/render.py wrote. */
export async function run(folders: string[]): Promise<void> {
  for (const folder of folders) {
    await packTemplate(folder, `studio/rooms/templates/${basename(folder)}`);
    console.log(`packed ${basename(folder)}`);
  }
}
