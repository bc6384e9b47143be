/**
 * Marks that turn the direction of whatever is written after them; contacts' phone numbers often bring some along. And the
 * sign that parts the two languages of a sentence (input-sentences.ts).
 */
// oxlint-disable-next-line no-control-regex
const TURNS = /[\u001F\u202A-\u202E\u2066-\u2069]/g;
export const withoutBidiControls = (text: string): string => text.replaceAll(TURNS, "");
