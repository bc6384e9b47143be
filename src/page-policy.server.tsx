import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  ScrollRestoration,
  StaticRouterProvider,
  UNSAFE_FrameworkContext,
  type StaticHandlerContext,
} from "react-router";
import { pagePolicy } from "./platform/http/security.server.ts";
import { BOOT_SCRIPT } from "./root-scripts.tsx";

/** The framework's own inline script, rendered by itself: the same text in every page. */
async function scrollScript(): Promise<string> {
  const handler = createStaticHandler([{ path: "/", element: <ScrollRestoration /> }]);
  const context = (await handler.query(new Request("http://shop/"))) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <UNSAFE_FrameworkContext.Provider value={{ isSpaMode: false } as never}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </UNSAFE_FrameworkContext.Provider>,
  );
  return /<script>([^]*)<\/script>/.exec(html)![1]!;
}

let known: Promise<string> | undefined;

/** One policy for every page, made from the program's scripts alone: what else comes to stand in a page does not run. */
export const policyOfPages = (): Promise<string> =>
  (known ??= scrollScript().then((scroll) => pagePolicy([BOOT_SCRIPT, scroll])));
