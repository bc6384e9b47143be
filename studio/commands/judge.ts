import { chosen } from "../catalogue/catalogue.ts";
import { judgeModels, type Verdict } from "../pictures/judge-models.ts";

/** judge [rugs]: every GLB through the glTF validator, every USDZ through Apple's rules; about a second each. */
export async function run(words: string[]): Promise<void> {
  const verdicts: Verdict[] = [];
  for (const rug of chosen(words)) {
    const verdict = await judgeModels(rug);
    verdicts.push(verdict);
    for (const fault of verdict.faults) console.error(`${rug.id} ${rug.name}: ${fault}`);
  }
  const most = (kind: "glb" | "usdz") => Math.round(Math.max(...verdicts.map((v) => v[kind])) / 1000);
  const bad = verdicts.filter(({ faults }) => faults.length > 0).length;
  console.log(`${verdicts.length} rugs judged, ${bad} with faults; largest GLB ${most("glb")} KB, USDZ ${most("usdz")} KB`);
  if (bad > 0) process.exitCode = 1;
}
