import type { Env } from "../../platform/env.server.ts";
import type { MergeEngine } from "./engine.server.ts";
import { geminiEngine } from "./gemini-engine.server.ts";
import { localEngine } from "./local-engine.server.ts";
import { openaiEngine } from "./openai-engine.server.ts";

export function chooseEngine(name: string, env: Env): MergeEngine {
  if (name === "gemini") return geminiEngine(env);
  return name === "openai" ? openaiEngine(env) : localEngine;
}
