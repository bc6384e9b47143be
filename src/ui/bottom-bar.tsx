import type { ReactNode } from "react";
import "./bottom-bar.css";

/** Phones only: the amount and the one action, always at the thumb. */
export function BottomBar({ label, amount, children }: { label: string; amount: string; children: ReactNode }) {
  return (
    <div className="bottom-bar">
      <div>
        <small>{label}</small>
        <b>{amount}</b>
      </div>
      {children}
    </div>
  );
}
