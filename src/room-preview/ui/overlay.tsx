import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PixelPoint } from "../rules/camera.ts";

type Props = {
  width: number;
  height: number;
  className?: string;
  /** Somebody reaches for it. */
  onStir?: () => void;
  /** `unit`: how many photo pixels one screen pixel is, so that handles keep their size. */
  children: (unit: number, at: (event: PointerEvent) => PixelPoint) => ReactNode;
};

/** Drawn over the photo in the photo's own pixels. */
export function Overlay({ width, height, className, onStir, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setUnit(width / Math.max(1, entry.contentRect.width)));
    watch.observe(svg.current!);
    return () => watch.disconnect();
  }, [width]);
  const at = (event: PointerEvent): PixelPoint => {
    const box = (event.currentTarget as SVGElement).ownerSVGElement!.getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
  };
  return (
    <svg
      ref={svg}
      className={["ov", className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${width} ${height}`}
      onPointerDown={onStir}
      onPointerMove={onStir}
    >
      {children(unit, at)}
    </svg>
  );
}

type DragProps = {
  onDrag: (event: PointerEvent) => void;
  onStart?: (event: PointerEvent) => void;
  onEnd?: () => void;
  children: ReactNode;
};

/** Anything that follows the finger or the mouse, also outside its own shape. */
export function Draggable({ onDrag, onStart, onEnd, children }: DragProps) {
  const held = useRef(false);
  const end = () => {
    if (held.current) onEnd?.();
    held.current = false;
  };
  return (
    <g
      className="grip"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = true;
        onStart?.(event);
      }}
      onPointerMove={(event) => held.current && onDrag(event)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </g>
  );
}
