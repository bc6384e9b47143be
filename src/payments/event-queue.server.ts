import type { Ctx } from "../platform/ctx.server.ts";
import { processEvent } from "./process-event.server.ts";

/** However many notifications come at once, most connections stay free to store the next ones and to serve shoppers. */
const AT_ONCE = 3;
/** With a longer line than this the answer does not wait for its own event. */
const SHORT_LINE = 12;

type Line = { running: number; waiting: (() => Promise<void>)[] };
const lines = new WeakMap<Ctx["jobs"], Line>();

/** Works on a stored event in its turn. The promise is worth waiting for only when the line is short. */
function add(ctx: Ctx, id: number): { done: Promise<void>; soon: boolean } {
  let line = lines.get(ctx.jobs);
  if (!line) lines.set(ctx.jobs, (line = { running: 0, waiting: [] }));
  const soon = line.waiting.length < SHORT_LINE;
  const done = new Promise<void>((over) => {
    line.waiting.push(() =>
      processEvent(ctx, id)
        .catch((error: unknown) => ctx.log.warn({ err: error }, "a Bold event waits for the sweep"))
        .then(() => over()),
    );
  });
  if (line.running < AT_ONCE) void drain(line);
  return { done, soon };
}

async function drain(line: Line): Promise<void> {
  line.running++;
  for (let next = line.waiting.shift(); next; next = line.waiting.shift()) await next();
  line.running--;
}

export const eventQueue = { add };
