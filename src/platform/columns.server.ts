import { bigint, timestamp } from "drizzle-orm/pg-core";
import type { Cents } from "./money.ts";

/** A point in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** Money, in integer cents. */
export const cents = (name: string) => bigint(name, { mode: "number" }).$type<Cents>();
