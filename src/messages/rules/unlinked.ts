/** What a stranger typed, so that no mail program makes a link of it: an address stays legible, a trap does not work. */
export const unlinked = (text: string): string =>
  text.replaceAll("://", " ").replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, ". ");
