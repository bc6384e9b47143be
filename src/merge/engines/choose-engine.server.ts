import type { Env } from "../../platform/env.server.ts";
import type { MergeEngine } from "./engine.server.ts";

/** The SDKs are large: only the one in use is loaded. */
export async function chooseEngine(name: string, env: Env): Promise<MergeEngine> {
  if (name === "gemini") return (await import("./gemini.server.ts")).geminiEngine(env);
  if (name === "openai") return (await import("./openai.server.ts")).openaiEngine(env);
  return (await import("./local.server.ts")).localEngine;
}
