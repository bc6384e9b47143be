import type { MouseEvent } from "react";

/** One that follows the link here; with a key or another button the browser opens it elsewhere. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
