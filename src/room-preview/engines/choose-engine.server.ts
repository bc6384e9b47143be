import type { Env } from "../../platform/env.server.ts";
import type { MergeEngine } from "./engine.server.ts";
import { geminiEngine } from "./gemini.server.ts";
import { localEngine } from "./local.server.ts";
import { openaiEngine } from "./openai.server.ts";

export function chooseEngine(name: string, env: Env): MergeEngine {
  if (name === "gemini") return geminiEngine(env);
  return name === "openai" ? openaiEngine(env) : localEngine;
}
