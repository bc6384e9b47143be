import { useEffect, useState } from "react";
import { CART_TEXTS } from "../texts.ts";
import "./undo.css";

const SHOWN_MS = 6000;

/** "Quitaste …" with a way back, for six seconds; hovering or focusing it stops the clock. */
export function Undo({ words, onUndo, onGone }: { words: string; onUndo: () => void; onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  return (
    <div
      className="undo"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{words}</span>
      <button type="button" onClick={onUndo}>
        {CART_TEXTS.undo}
      </button>
    </div>
  );
}
