import { ChevronsLeftRight } from "lucide";
import { type PointerEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

/** The photo as it was, drawn over the left part of the stage. */
export function BeforeAfter({ photoUrl }: { photoUrl: string }) {
  const [at, setAt] = useState(46);
  const box = useRef<HTMLDivElement>(null);
  const move = (event: PointerEvent) => {
    const { left, width } = box.current!.getBoundingClientRect();
    setAt(Math.min(98, Math.max(2, ((event.clientX - left) / width) * 100)));
  };
  return (
    <div
      ref={box}
      className="split"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
    >
      <img className="shot" src={photoUrl} alt="" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }} />
      <span className="onp l">Antes</span>
      <span className="onp r">Después</span>
      <div className="rule" style={{ left: `${at}%` }} />
      <div className="grab" style={{ left: `${at}%` }}>
        <Icon of={ChevronsLeftRight} size={22} />
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={at}
          aria-label="Cuánto se ve de la foto sin alfombra"
          onChange={(event) => setAt(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
