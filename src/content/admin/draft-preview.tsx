import { type CSSProperties, useState } from "react";
import "../../ui/admin/segments.css";

const WIDTHS = { Phone: 390, Tablet: 820, Wide: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The real page with the saved draft in it, at any width. */
export function DraftPreview({ address, version }: { address: string; version: number }) {
  const [width, setWidth] = useState<Width>("Phone");
  return (
    <aside className="content-preview" aria-label="Preview">
      <div className="content-preview__bar">
        <fieldset className="admin-segments">
          <legend className="admin-visually-hidden">Width</legend>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <a className="admin-link" href={address} target="_blank" rel="noopener">
          Open
        </a>
      </div>
      <div className="content-preview__frame" style={{ "--preview-width": WIDTHS[width] } as CSSProperties}>
        <iframe
          key={`${version} ${width}`}
          src={new URL(address).pathname + new URL(address).search}
          title="The page with the draft"
        />
      </div>
      <p className="admin-small admin-muted">The draft as it was last saved. Whoever has the link of Open can see it.</p>
    </aside>
  );
}
