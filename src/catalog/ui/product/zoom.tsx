import { useEffect, useRef } from "react";
import { pictureAddress } from "../../../media/rules/picture-address.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Shot } from "./shot.ts";
import "./zoom.css";

/** The picture as large as it goes, to be dragged or scrolled: down to the weave. */
export function Zoom({ shot, name, onClose }: { shot: Shot; name: string; onClose: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const el = view.current;
    if (el) el.scrollTo((el.scrollWidth - el.clientWidth) / 2, (el.scrollHeight - el.clientHeight) / 2);
  }, []);
  const drag = useRef<{ x: number; y: number }>(undefined);
  const { src, width, height, blur } = shot.picture;
  return (
    <Dialog kind="full" label={`${name}, ${shot.label.toLowerCase()}, ampliada`} onClose={onClose}>
      {/* Scrolls with keys, wheel and fingers; dragging with the mouse is a convenience on top. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div
        className="zoom"
        ref={view}
        tabIndex={0}
        data-focus
        onPointerDown={({ clientX: x, clientY: y, pointerType }) => {
          if (pointerType === "mouse") drag.current = { x, y };
        }}
        onPointerMove={({ clientX: x, clientY: y }) => {
          if (!drag.current) return;
          view.current?.scrollBy(drag.current.x - x, drag.current.y - y);
          drag.current = { x, y };
        }}
        onPointerUp={() => (drag.current = undefined)}
        onPointerLeave={() => (drag.current = undefined)}
      >
        <picture>
          <source type="image/avif" srcSet={pictureAddress(src, 1800, "avif")} />
          <img
            src={pictureAddress(src, 1800, "webp")}
            width={width}
            height={height}
            alt={`Alfombra ${name}, ${shot.label.toLowerCase()}, ampliada`}
            draggable={false}
            style={{
              backgroundImage: [pictureAddress(src, 720, "webp"), blur]
                .map((each) => each && `url(${each})`)
                .filter(Boolean)
                .join(),
            }}
          />
        </picture>
      </div>
    </Dialog>
  );
}
