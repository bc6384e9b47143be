import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { ReadyPieces } from "../platform/pages/ready-pieces.server.ts";
import type { Press } from "./still.tsx";

const made = new WeakMap<object, Map<string, Buffer>>();

function bytesOf<Given extends object>(Piece: ComponentType<Given>, given: Given): Buffer {
  const ways = made.get(Piece) ?? new Map<string, Buffer>();
  made.set(Piece, ways);
  const key = JSON.stringify(given);
  const known = ways.get(key);
  if (known) return known;
  const html = Buffer.from(renderToString(<Piece {...given} />));
  ways.set(key, html);
  return html;
}

export const pressStill =
  (pieces: ReadyPieces): Press =>
  (piece, given) =>
    pieces.mark(bytesOf(piece, given));
