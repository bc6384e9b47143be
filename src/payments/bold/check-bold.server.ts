import type { Bold } from "./bold.server.ts";
import { readMethods } from "./client.server.ts";

/** Asks Bold for its payment methods with the shop's key; throws BoldTrouble. The sandbox is the shop itself. */
export async function checkBold(bold: Bold): Promise<void> {
  if (!bold.sandbox) await readMethods({ bold });
}
