/** Lists to load again after a change of a text. */
export const CONTENT_STALE = ["content", "content-text", "content-versions"];
