import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

type Part = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Part; routes: Record<string, Part & { id: string; parentId?: string }> };

const CLIENT = "build/client";

function readManifest(): { manifest: Manifest; file: string } {
  const name = readdirSync(join(CLIENT, "assets")).find((each) => /^manifest-[\w-]+\.js$/.test(each));
  if (!name) throw new Error("no client manifest: build first");
  const text = readFileSync(join(CLIENT, "assets", name), "utf8");
  return { manifest: JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest, file: `/assets/${name}` };
}

/** The framework marks a style sheet it lists twice with a `#`. */
const plain = (file: string): string => file.replace(/#.*$/, "");
const compressed = (file: string): number => statSync(join(CLIENT, `${file}.br`)).size;

/** What a browser fetches to show one route: its own code, its parents', the framework's. Brotli bytes. */
export function pageWeight(routeId: string): { script: number; style: number } {
  const { manifest, file } = readManifest();
  const parts: Part[] = [manifest.entry];
  for (let route = manifest.routes[routeId]; route; route = manifest.routes[route.parentId ?? ""]) parts.push(route);
  if (parts.length === 1) throw new Error(`no route ${routeId}: ${Object.keys(manifest.routes).join(", ")}`);
  const scripts = new Set([file, ...parts.flatMap(({ module, imports = [] }) => [module, ...imports])]);
  const styles = new Set(parts.flatMap(({ css = [] }) => css.map(plain)));
  const sum = (files: Set<string>) => [...files].reduce((all, each) => all + compressed(each), 0);
  return { script: sum(scripts), style: sum(styles) };
}
