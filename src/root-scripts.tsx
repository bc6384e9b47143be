import { useContext } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { boot } from "./boot.ts";

/** Hands the page's data to the browser's router, as the framework's own `<Scripts />` does. */
const handOff = (context: string | undefined): string =>
  `window.__reactRouterContext=${context};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;

/** The page's scripts: what the framework's `<Scripts />` writes, without preloads that race the first paint. */
export function RootScripts() {
  const { manifest, serverHandoffString } = useContext(UNSAFE_FrameworkContext)!;
  const isServer = useContext(UNSAFE_DataRouterContext)?.static === true;
  const matched = useMatches().map(({ id }) => [id, manifest.routes[id]!] as const);
  const begin = {
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
  const texts = isServer ? [handOff(serverHandoffString), `(${boot.toString()})(${JSON.stringify(begin)})`] : ["", ""];
  return texts.map((text, place) => <script key={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />);
}
