import { CircleAlert, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { I } from "./icon.tsx";

/** Rows of the true height while a list loads. */
export const SkeletonRows = ({ rows = 5, height = 56 }: { rows?: number; height?: number }) => (
  <div className="skel" aria-busy="true">
    <output className="sr">Loading…</output>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} style={{ height: height + 17 }}>
        <span className="sk" style={{ width: 40, height }} />
        <span className="sk" style={{ width: 120, height: 14 }} />
        <span className="sk" style={{ width: "40%", height: 14 }} />
        <span className="sk" style={{ width: 60, height: 14 }} />
      </div>
    ))}
  </div>
);

/** A list that failed to load keeps its old rows below this. */
export const Banner = ({ text, detail, retry }: { text: string; detail?: ReactNode; retry?: () => void }) => (
  <div className="banner" role="alert">
    <I of={CircleAlert} />
    <div>
      {text}
      {detail && <div className="xs mut">{detail}</div>}
    </div>
    {retry && (
      <button type="button" className="btn sm" onClick={retry}>
        <I of={RefreshCw} s />
        Try again
      </button>
    )}
  </div>
);

export const Empty = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
);
