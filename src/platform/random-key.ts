/** Names one wish to the shop, however often it is sent. Works without https too, where crypto.randomUUID does not. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
