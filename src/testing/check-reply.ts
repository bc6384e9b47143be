import { served } from "../api.server.ts";

/** Each call with a pattern of its address; fixed words go before parameters: /rugs/featured/hot is no rug. */
const calls = served
  .map(({ endpoint }) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    parameters: endpoint.path.split("{").length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** A reply that went well is what its contract says, in every test that calls the API. */
export async function checkReply(method: string, path: string, response: Response): Promise<void> {
  const { pathname } = new URL(path, "http://localhost");
  const call = calls.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
  if (!call || !response.ok || !response.headers.get("content-type")?.includes("json")) return;
  const read = call.endpoint.reply.safeParse(await response.clone().json());
  if (!read.success)
    throw new Error(`${method} ${call.endpoint.path} answers what its contract does not say: ${read.error.message}`);
}
