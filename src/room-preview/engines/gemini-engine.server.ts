import type { Env } from "../../platform/env.server.ts";
import { type MergeEngine, refused } from "./engine.server.ts";
import { postPictures } from "./post-pictures.server.ts";
import { promptFor } from "./prompt-for.ts";
import { cleanAnswer, smallJpeg } from "./small-jpeg.server.ts";

type Part = { thought?: boolean; inlineData?: { data?: string } };
type Answer = { candidates?: { content?: { parts?: Part[] } }[] };

const jpegPart = async (bytes: Uint8Array) => ({
  inlineData: { mimeType: "image/jpeg", data: (await smallJpeg(bytes)).toString("base64") },
});

/** Google's image models. A block comes as an ordinary answer without a picture. */
export function geminiEngine(env: Env): MergeEngine {
  const base = env.GEMINI_BASE_URL ?? "https://generativelanguage.googleapis.com";
  const address = `${base}/v1beta/models/${env.GEMINI_MODEL}:generateContent`;
  return {
    async merge(input) {
      input.onStep("cloud");
      const [room, rug] = await pictures(input.photo, input.rug);
      if (!room || !rug) return refused("unreadable");
      const headers = { "x-goog-api-key": env.GEMINI_API_KEY!, "content-type": "application/json" };
      const body = JSON.stringify({
        contents: [{ role: "user", parts: [{ text: promptFor(input) }, room, rug] }],
        generationConfig: { responseModalities: ["IMAGE"] },
      });
      const answer = await postPictures<Answer>("Gemini", address, { headers, body }, input.signal);
      const parts = answer.candidates?.[0]?.content?.parts ?? [];
      const image = parts.find((part) => !part.thought && part.inlineData?.data)?.inlineData?.data;
      if (!image) return refused("blocked");
      return { kind: "made", picture: await cleanAnswer(Buffer.from(image, "base64")), room: null, place: null };
    },
  };
}

const pictures = (photo: Uint8Array, rug: Uint8Array) =>
  Promise.all([jpegPart(photo), jpegPart(rug)]).catch(() => [undefined, undefined]);
