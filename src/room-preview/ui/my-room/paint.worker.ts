import type { getRug } from "../../../catalog/contract.ts";
import { knowSizes } from "../../../catalog/rules/size.ts";
import { pictureAddress } from "../../../media/rules/picture-address.ts";
import { callApi } from "../../../platform/call-api.ts";
import { flatPicture } from "../../rules/flat-picture.ts";
import { sidesOf, sizeInRoom } from "../../rules/largest-that-fits.ts";
import { cutRug } from "../load-pictures.ts";
import type { Painted, PaintOrder } from "./card-painter.ts";
import { type OpenedRoom, openKeptRoom } from "./open-kept-room.ts";

// Everything that takes long happens here, beside the page: decoding, cutting out, placing, painting, encoding.

/** The width that cards ask for too: the shop has it ready, and often the browser. */
const RUG_WIDTH = 360;

let opened: { of: string; room: Promise<OpenedRoom | null> } | null = null;

/** One room is open at a time: a browser has few graphics contexts. */
function roomOf({ room, view, width }: PaintOrder): Promise<OpenedRoom | null> {
  const of = `${room} ${width} ${JSON.stringify(view)}`;
  if (opened?.of !== of) {
    void opened?.room.then((former) => former?.painter.free());
    opened = { of, room: openKeptRoom(room, view, width) };
  }
  return opened.room;
}

async function paint(order: PaintOrder): Promise<Painted | null> {
  const room = await roomOf(order);
  if (!room) return null;
  const rug = await callApi<typeof getRug>("GET /api/rugs/{id}", { params: { id: order.rug } });
  const { view } = order;
  const sizes = rug.sizes.map(({ size }) => size);
  const found = sizeInRoom(sizes, [order.size, view.size, room.size], room.spotFor);
  if (!found) return null;
  const picture = await fetch(pictureAddress(flatPicture(rug), RUG_WIDTH, "avif"));
  if (!picture.ok) return null;
  const bitmap = await createImageBitmap(await picture.blob());
  room.painter.setRug(cutRug(bitmap, bitmap.width, bitmap.height));
  bitmap.close();
  // Whoever has moved the rug wants every rug there.
  room.painter.paint(room.camera, { ...found.spot, ...view.place, ...sidesOf(found.choice) });
  return { picture: await room.sheet.convertToBlob({ type: "image/jpeg", quality: 0.86 }), size: found.choice.size };
}

addEventListener("message", ({ data }: MessageEvent<PaintOrder>) => {
  knowSizes(...data.known);
  void paint(data)
    .catch(() => null)
    .then((painted) => postMessage(painted));
});
