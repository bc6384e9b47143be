import type { Env } from "../../platform/env.server.ts";
import { type MergeEngine, refused } from "./engine.server.ts";
import { postPictures, ProviderError } from "./post-pictures.server.ts";
import { promptFor } from "./prompt-for.ts";
import { cleanAnswer, smallJpeg } from "./small-jpeg.server.ts";

type Answer = { data?: { b64_json?: string }[] };

const jpegFile = async (bytes: Uint8Array, name: string) =>
  new File([new Uint8Array(await smallJpeg(bytes))], name, { type: "image/jpeg" });

/** OpenAI's image edits. A refusal by their moderation is a 400 with a code of its own. */
export function openaiEngine(env: Env): MergeEngine {
  const address = `${env.OPENAI_BASE_URL ?? "https://api.openai.com/v1"}/images/edits`;
  const headers = { authorization: `Bearer ${env.OPENAI_API_KEY}` };
  return {
    async merge(input) {
      input.onStep("cloud");
      const files = [jpegFile(input.photo, "room.jpg"), jpegFile(input.rug, "rug.jpg")];
      const jpegs = await Promise.all(files).catch(() => undefined);
      if (!jpegs) return refused("unreadable");
      const body = new FormData();
      body.append("model", env.OPENAI_MODEL);
      body.append("prompt", promptFor(input));
      for (const jpeg of jpegs) body.append("image[]", jpeg);
      body.append("output_format", "jpeg");
      try {
        const answer = await postPictures<Answer>("OpenAI", address, { headers, body }, input.signal);
        const image = answer.data?.[0]?.b64_json;
        if (!image) throw new Error("OpenAI answered without a picture");
        return { kind: "made", picture: await cleanAnswer(Buffer.from(image, "base64")), room: null, place: null };
      } catch (error) {
        if (error instanceof ProviderError && error.status === 400 && /moderation|policy/.test(error.code))
          return refused("blocked");
        throw error;
      }
    },
  };
}
