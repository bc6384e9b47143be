import { mkdir, writeFile } from "node:fs/promises";
import { chosen, folderOf } from "../catalogue/catalogue.ts";
import { modelsOf } from "../pictures/models.ts";

/** models <folder> [rugs]: GLB and USDZ, for looking at; the shop makes its own from the same pictures. */
export async function run([folder = "models", ...words]: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const rug of chosen(words)) {
    const { glb, usdz } = await modelsOf(rug);
    await writeFile(`${folder}/${folderOf(rug)}.glb`, glb);
    await writeFile(`${folder}/${folderOf(rug)}.usdz`, usdz);
    console.log(`${rug.id} ${rug.name}: ${Math.round(glb.length / 1000)} KB GLB, ${Math.round(usdz.length / 1000)} KB USDZ`);
  }
}
