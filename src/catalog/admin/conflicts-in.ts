import { ApiError } from "../../platform/call-api.ts";
import type { StockConflict } from "../rules/stock-conflict.ts";

/** What a refused stock change met; undefined when it was refused for something else. */
export const conflictsIn = (error: unknown): StockConflict[] | undefined =>
  error instanceof ApiError && error.code === "catalog.stock_changed" ? (error.data.conflicts as StockConflict[]) : undefined;
