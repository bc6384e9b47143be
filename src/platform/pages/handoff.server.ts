import { inScript } from "./in-script.ts";

/** What the loaders answered, as data for the script that hands it to React Router's client. */
export async function handoffData(id: string, stream: ReadableStream<Uint8Array>): Promise<string> {
  return `<script type="application/json" id="${id}">${inScript(await new Response(stream).text())}</script>`;
}
