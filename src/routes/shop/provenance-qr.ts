import QRCode from "qrcode";
import { addresses } from "../../addresses.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { Route } from "./+types/provenance-qr";

/** The way to a piece's provenance as a drawing, for certificates on the screen and on paper. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const address = new URL(addresses.provenance(params.code.slice(0, 60)), ctxOf(context).origin()).href;
  const svg = await QRCode.toString(address, { type: "svg", margin: 0, errorCorrectionLevel: "M" });
  return new Response(svg, { headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" } });
}
