import { CircleAlert, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { I } from "./icon.tsx";
import { words } from "./words.ts";
import "./states.css";

/** Rows of the true height while a list loads. */
export const SkeletonRows = ({ rows = 5, height = 56 }: { rows?: number; height?: number }) => (
  <div className="admin-skeleton" aria-busy="true">
    <output className="admin-visually-hidden">{words().loading}</output>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} style={{ height: height + 17 }}>
        <span className="admin-skeleton__bar" style={{ width: 40, height }} />
        <span className="admin-skeleton__bar" style={{ width: 120, height: 14 }} />
        <span className="admin-skeleton__bar" style={{ width: "40%", height: 14 }} />
        <span className="admin-skeleton__bar" style={{ width: 60, height: 14 }} />
      </div>
    ))}
  </div>
);

/** A list that failed to load keeps its old rows below this. */
export const Banner = ({ text, detail, retry }: { text: string; detail?: ReactNode; retry?: () => void }) => (
  <div className="admin-banner" role="alert">
    <I of={CircleAlert} />
    <div>
      {text}
      {detail && <div className="admin-small admin-muted">{detail}</div>}
    </div>
    {retry && (
      <button type="button" className="admin-button admin-button--small" onClick={retry}>
        <I of={RefreshCw} s />
        {words().tryAgain}
      </button>
    )}
  </div>
);

export const Empty = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className="admin-empty">
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
);
