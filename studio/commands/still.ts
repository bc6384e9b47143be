import { basename } from "node:path";
import { writeMaster } from "../pictures/masters.ts";
import { developStill } from "../rooms/develop-still.ts";

const QUALITY = 52;

/** still <render folder>...: denoises and develops what studio/rooms/render.py wrote of a scene without a rug to lay. */
export async function run(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const path = `assets/demo/workshop/${basename(folder).replaceAll("_", "-")}.avif`;
    console.log(path, await writeMaster(await developStill(folder), path, QUALITY));
  }
}
