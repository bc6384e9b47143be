import { askWorker } from "../worker/worker-process.server.ts";
import { type MergeEngine, refused } from "./engine.server.ts";

/** Our own engine, in a process of its own: the default, without a key. */
export const localEngine: MergeEngine = {
  async merge({ photo, rug, widthCm, lengthCm, others, room: known, onStep, signal }) {
    const answer = await askWorker({ photo, rug, widthCm, lengthCm, others, room: known }, onStep, signal);
    if (answer.kind === "unreadable") return refused("unreadable");
    const { room, picture, place } = answer;
    if (!picture) return refused("no-floor", room);
    return { kind: "made", picture, room, place };
  },
};
