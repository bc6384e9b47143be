import { createHash } from "node:crypto";

type Unit = { orderId: string; itemId: number; unit: number };

/** Letters that are not taken for one another when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const markOf = ({ orderId, itemId, unit }: Unit): string => {
  const hash = createHash("sha256").update(`certificate ${orderId} ${itemId} ${unit}`).digest();
  return Array.from(hash.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]).join("");
};

/** One per piece, the same whenever it is printed. The mark follows from the order, which nobody outside can guess. */
export const certificateNumber = (piece: Unit): string => `${piece.itemId}-${piece.unit}-${markOf(piece)}`;

/** The line and unit a number names; whether it is ours is known once its order is. */
export function readCertificate(number: string): { itemId: number; unit: number } | undefined {
  const match = /^(\d{1,9})-(\d{1,2})-[0-9A-Z]{8}$/i.exec(number.trim());
  return match ? { itemId: Number(match[1]), unit: Number(match[2]) } : undefined;
}
