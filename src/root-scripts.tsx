import { useContext } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from "react-router";

/** Hands the page's data to the browser's router, as the framework's own `<Scripts />` does. */
const handOff = (context: string | undefined): string =>
  `window.__reactRouterContext=${context};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;

/** Long enough for the first picture on a slow line; a page that never finishes loading still comes alive. */
const PATIENCE = 5000;

/**
 * Asks for the program once the page is painted (or at the first touch): until then it would only take the
 * line from the picture that people are waiting for. Everything is asked for at once, then the entry runs.
 */
const bootScript = (modules: string[], routes: string[][], entry: string): string => `(()=>{let begun;
const go=()=>{if(begun)return;begun=1;document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:${JSON.stringify(entry)}}));Promise.all(${JSON.stringify(modules)}.map(m=>import(m))).then(()=>Promise.all(${JSON.stringify(routes)}.map(async([id,m])=>[id,await import(m)]))).then(all=>{window.__reactRouterRouteModules=Object.fromEntries(all);import(${JSON.stringify(entry)})})};
const soon=()=>requestAnimationFrame(()=>setTimeout(go));
document.readyState==="complete"?soon():addEventListener("load",soon);
for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,passive:true});
setTimeout(go,${PATIENCE})})()`;

/** The page's scripts, once: what the framework's `<Scripts />` writes, without preloads that race the first paint. */
export function RootScripts() {
  const frame = useContext(UNSAFE_FrameworkContext)!;
  const isServer = useContext(UNSAFE_DataRouterContext)?.static === true;
  const matched = useMatches().map(({ id }) => [id, frame.manifest.routes[id]!] as const);
  const { entry, url } = frame.manifest;
  const texts = isServer
    ? [
        handOff(frame.serverHandoffString),
        bootScript(
          [...new Set([url, ...entry.imports, ...matched.flatMap(([, { imports = [], module }]) => [...imports, module])])],
          matched.map(([id, { module }]) => [id, module]),
          entry.module,
        ),
      ]
    : ["", ""];
  return texts.map((text, place) => <script key={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />);
}
