import { expect, it } from "vitest";
import { checkReply } from "./check-reply.ts";

const answer = (body: unknown, status = 200) => Response.json(body, { status });

it("refuses a reply its contract does not say, and only that", async () => {
  await expect(checkReply("GET", "/api/rugs/7?x=1", answer({ id: "siete" }))).rejects.toThrow("GET /api/rugs/{id}");
  await expect(checkReply("GET", "/api/rugs/featured/hot", answer({}))).rejects.toThrow("GET /api/rugs/featured/hot");
  await checkReply("GET", "/api/rugs/featured/hot", answer([]));
  await checkReply("GET", "/api/rugs/7", answer({ error: "no" }, 404));
  await checkReply("GET", "/nowhere", answer({}));
});
