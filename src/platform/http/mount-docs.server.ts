import { html, raw } from "hono/html";
import { parse } from "marked";
import type { Api } from "./mount.server.ts";

type Operation = { summary?: string; tags?: string[]; requestBody?: unknown; responses?: unknown; parameters?: unknown };
type Document = { paths?: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, unknown> } };

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const STYLE = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#211c18;background:#f8f4ed;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.4rem 0}code,pre{font:13px/1.45 ui-monospace,monospace}pre{overflow:auto;background:#fff;padding:1rem;border:1px solid #ddd2c0}
summary b{display:inline-block;min-width:4.5rem}table{border-collapse:collapse;display:block;overflow:auto}td,th{text-align:left;padding:.3rem 1rem .3rem 0;vertical-align:top}th:first-child,td:first-child{white-space:nowrap}h2{margin-top:2rem;border-top:1px solid #ddd2c0;padding-top:1rem}`;

// What scrolls sideways is reached with the keys: WCAG 2.1.1.
const PRE = '<pre tabindex="0">';
const shown = (value: unknown) => html`${raw(PRE)}${JSON.stringify(value, null, 2)}</pre>`;

const entry = (method: string, path: string, { summary, parameters, requestBody, responses }: Operation) =>
  html`<details>
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${summary ?? ""}</summary>
    ${shown({ parameters, requestBody, responses })}
  </details>`;

const shape = (name: string, schema: unknown) =>
  html`<details>
    <summary><code>${name}</code></summary>
    ${shown(schema)}
  </details>`;

/**
 * /api/openapi.json from the mounted endpoints, and a page to read: the guide with its examples, then every call. No
 * script, nothing from elsewhere.
 */
export function mountDocs(api: Api, guide: string): void {
  const about = { title: "Telar", version: "1", description: "API of the rug shop: public calls and the back office." };
  const document = { openapi: "3.1.0", info: about };
  const introduction = parse(guide, { async: false }).replaceAll("<pre>", PRE);
  api.doc31("/api/openapi.json", document);
  api.get("/api/docs", (c) => {
    const { paths = {}, components } = api.getOpenAPI31Document(document) as Document;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation, room: operation.tags?.[0] ?? "" })),
    );
    const rooms = Map.groupBy(calls, ({ room, path }) => (path.startsWith("/api/admin/") ? `admin: ${room}` : room));
    c.header("content-security-policy", POLICY);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Telar API</title>
            <style>
              ${raw(STYLE)}
            </style>
          </head>
          <body>
            <main>
              ${raw(introduction)}
              <h2>Every call</h2>
              <p>${about.description} <a href="/api/openapi.json">openapi.json</a></p>
              ${[...rooms].map(
                ([room, all]) =>
                  html`<h2>${room}</h2>
                    ${all.map((call) => entry(call.method, call.path, call.operation))}`,
              )}
              <h2>Shapes</h2>
              ${Object.entries(components?.schemas ?? {}).map(([name, schema]) => shape(name, schema))}
            </main>
          </body>
        </html>`,
    );
  });
}
