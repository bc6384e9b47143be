import { setPriority } from "node:os";
import sharp from "sharp";
import { analyse } from "../engine/analyse.ts";
import { UnreadablePhoto } from "../engine/photo.ts";
import { render } from "../engine/render.ts";
import type { Ask, FromWorker } from "./messages.ts";

/** Above this the process ends itself; whoever asked hears of it and tries once more. */
const MOST_MEMORY = 2_500_000_000;

// The shop's pages come first on a busy machine.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(70);
}, 250).unref();
process.on("disconnect", () => process.exit(0));

const tell = (message: FromWorker) => process.send?.(message);

process.on("message", (ask: Ask) => {
  answer(ask).then(tell, (error: unknown) => tell({ kind: "error", message: String(error) }));
});

async function answer(ask: Ask): Promise<FromWorker> {
  try {
    const room = ask.room ?? (await analyse(ask.photo, (step, sketch) => tell({ kind: "step", step, sketch })));
    tell({ kind: "step", step: "rug" });
    const made = await render(room, ask.rug, ask);
    return { kind: "done", room, picture: made?.picture ?? null, place: made?.place ?? null };
  } catch (error) {
    if (error instanceof UnreadablePhoto) return { kind: "unreadable" };
    throw error;
  }
}
