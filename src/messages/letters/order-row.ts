import { addresses } from "../../addresses.ts";
import { row, rows } from "./write-letter.ts";

/** The order's number as a link to its page: a letter whose button leads elsewhere opens it without typing too. */
export function orderRow(number: string, origin: string): { html: string; text: string } {
  const link = new URL(addresses.order(number), origin).href;
  return { html: row("Pedido", `<a href="${link}" style="color:inherit">${number}</a>`), text: `Pedido: ${number} (${link})` };
}

/** The same where a letter has no other rows. */
export function orderRows(number: string, origin: string): { html: string; text: string } {
  const { html, text } = orderRow(number, origin);
  return { html: rows(html), text };
}
