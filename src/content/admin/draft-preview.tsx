import { type CSSProperties, useState } from "react";
import { words } from "./words.ts";
import "../../ui/admin/segments.css";

const WIDTHS = { phone: 390, tablet: 820, wide: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The real page with the saved draft in it, at any width. */
export function DraftPreview({ address, version }: { address: string; version: number }) {
  const [width, setWidth] = useState<Width>("phone");
  const said = words().preview;
  return (
    <aside className="content-preview" aria-label={said.label}>
      <div className="content-preview__bar">
        <fieldset className="admin-segments">
          <legend className="admin-visually-hidden">{said.width}</legend>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {said.widths[name]}
            </button>
          ))}
        </fieldset>
        <a className="admin-link" href={address} target="_blank" rel="noopener">
          {said.open}
        </a>
      </div>
      <div className="content-preview__frame" style={{ "--preview-width": WIDTHS[width] } as CSSProperties}>
        <iframe key={`${version} ${width}`} src={new URL(address).pathname + new URL(address).search} title={said.frame} />
      </div>
      <p className="admin-small admin-muted">{said.note}</p>
    </aside>
  );
}
