import OpenAI, { APIError, toFile } from "openai";
import type { Env } from "../../platform/env.server.ts";
import { type MergeEngine, refused } from "./engine.server.ts";
import { promptFor } from "./prompt.ts";
import { cleanAnswer, smallJpeg } from "./small-jpeg.server.ts";

/** OpenAI's image edits. A refusal by their moderation is a 400 with a code of its own. */
export function openaiEngine(env: Env): MergeEngine {
  const client = new OpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, maxRetries: 0, timeout: 170_000 });
  return {
    async merge(input) {
      input.onStep("cloud");
      const jpegs = await Promise.all([smallJpeg(input.photo), smallJpeg(input.rug)]).catch(() => undefined);
      if (!jpegs) return refused("unreadable");
      try {
        const answer = await client.images.edit(
          {
            model: env.OPENAI_MODEL,
            prompt: promptFor(input),
            image: [
              await toFile(jpegs[0], "room.jpg", { type: "image/jpeg" }),
              await toFile(jpegs[1], "rug.jpg", { type: "image/jpeg" }),
            ],
            output_format: "jpeg",
          },
          { signal: input.signal },
        );
        const image = answer.data?.[0]?.b64_json;
        if (!image) throw new Error("OpenAI answered without a picture");
        return { kind: "made", picture: await cleanAnswer(Buffer.from(image, "base64")), room: null, place: null };
      } catch (error) {
        if (error instanceof APIError && error.status === 400 && /moderation|policy/.test(String(error.code)))
          return refused("blocked");
        throw error;
      }
    },
  };
}
