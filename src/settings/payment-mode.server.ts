import type { Ctx } from "../platform/ctx.server.ts";
import type { TestPayment } from "./contract.ts";

/** Without a key the shop's own sandbox answers; with one, Bold does, and BOLD_TEST_MODE says that no money moves. */
export const paymentMode = ({ secret, env }: Pick<Ctx, "secret" | "env">): TestPayment["mode"] =>
  !secret("boldApiKey") ? "sandbox" : env.BOLD_TEST_MODE ? "test" : "live";
