import { useContext } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { BEGIN, boot } from "./boot.ts";
import { inScript } from "./platform/pages/in-script.ts";

/** The same in every page: what a page is about stands beside it as data, which no browser runs. */
export const BOOT_SCRIPT = `(${boot.toString()})()`;

/** The page's scripts: what the framework's `<Scripts />` writes, without preloads that race the first paint. */
export function RootScripts() {
  const { manifest, serverHandoffString } = useContext(UNSAFE_FrameworkContext)!;
  const isServer = useContext(UNSAFE_DataRouterContext)?.static === true;
  const matched = useMatches().map(({ id }) => [id, manifest.routes[id]!] as const);
  const begin = {
    context: JSON.parse(serverHandoffString ?? "{}") as object,
    modules: [
      ...new Set([
        manifest.url,
        ...manifest.entry.imports,
        ...matched.flatMap(([, { imports = [], module }]) => [...imports, module]),
      ]),
    ],
    routes: matched.map(([id, { module }]) => [id, module]),
    entry: manifest.entry.module,
  };
  const [data, code] = isServer ? [inScript(begin), BOOT_SCRIPT] : ["", ""];
  return (
    <>
      <script id={BEGIN} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}
