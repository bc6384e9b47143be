/**
 * One bare address. Marks that a mail program reads as something else (a comment, a quotation, a group's name, another
 * full stop) are refused: with them one mailbox could be written in endless ways and each be counted as another.
 */
export const MAILBOX = /^[^\s@<>,;:()"[\]\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;
