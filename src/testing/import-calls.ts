import { expect } from "vitest";
import type { ImportReport } from "../imports/contract.ts";
import type { TestShop } from "./open-shop.ts";

type Sent = { format?: string; dryRun?: boolean; at?: TestShop };

/** The calls that bring a file in; `shop` is asked each time, as it opens after its suite is read. */
export function importCalls(shop: () => TestShop) {
  const send = (file: string | Uint8Array, { format = "shopify", dryRun = false, at = shop() }: Sent = {}): Promise<Response> => {
    const body = new FormData();
    body.set("file", new File([file as BlobPart], "products.csv", { type: "text/csv" }));
    return at.request(`/api/admin/import?format=${format}${dryRun ? "&dryRun=1" : ""}`, { method: "POST", body, staff: true });
  };
  const bring = async (file: string, sent: Sent = {}): Promise<ImportReport> => {
    const response = await send(file, sent);
    const report = (await response.json()) as ImportReport;
    expect(response.status, JSON.stringify(report)).toBe(200);
    return report;
  };
  return { send, bring };
}
