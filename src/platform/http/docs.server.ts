import { Scalar } from "@scalar/hono-api-reference";
import type { Api } from "./mount.server.ts";

/** /api/openapi.json from the mounted endpoints, and a page to read it at /api/docs. */
export function mountDocs(api: Api): void {
  api.doc31("/api/openapi.json", {
    openapi: "3.1.0",
    info: { title: "Telar", version: "1", description: "API of the rug shop: public calls and the back office." },
  });
  api.get("/api/docs", Scalar({ url: "/api/openapi.json", pageTitle: "Telar API" }));
}
