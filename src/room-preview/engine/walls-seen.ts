import { type Walls, wallsOf } from "../rules/walls.ts";
import { KINDS, type Looks } from "./eyes.ts";

/** What stands flat on the floor, from wall to wardrobe; beds, tables and chairs have legs, and a rug under them is usual. */
const FLUSH = [KINDS.indexOf("wall"), KINDS.indexOf("other")] as const;
/** What looks so much like it is it. */
const LIKELY = 0.5;

/** Where a wall, a door or a cupboard is seen. */
export const wallsSeen = (looks: Looks): Walls =>
  wallsOf((cell) => FLUSH.reduce((sum, kind) => sum + looks[cell * KINDS.length + kind]!, 0) > LIKELY);
