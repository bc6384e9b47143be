import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Box, fitWithin, held, mostScale, STEP, swipeOf, type View, WHOLE, zoomedAt } from "../../rules/zoom.ts";

type Point = { x: number; y: number };
const DOUBLE = STEP ** 2;
/** Around the whole picture, for the ruler. */
const EDGE = 28;
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Where a picture is in its window, and how wheel, fingers and keys move it; a swipe over the whole picture asks for another. */
export function useZoom(picture: Box, onSwipe: (step: -1 | 1) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [window, setWindow] = useState<Box>({ width: 0, height: 0 });
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  /** Where a swipe began, and how far it has come. */
  const swipe = useRef<Point>(undefined);
  const [slide, setSlide] = useState(0);
  const fit = fitWithin(picture, { width: Math.max(1, window.width - 2 * EDGE), height: Math.max(1, window.height - 2 * EDGE) });
  const most = mostScale(picture, fit);
  const move = (change: (from: View) => View) => setView((from) => held(change(from), fit, window, most));
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const at = (factor: number, point: Point) => move((from) => zoomedAt(from, factor, point, most));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    at(Math.exp(-event.deltaY / 400), fromMiddle({ x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    const el = box.current!;
    const sizes = new ResizeObserver(() => setWindow({ width: el.clientWidth, height: el.clientHeight }));
    sizes.observe(el);
    // React listens passively; the page behind must not scroll.
    const wheel = (event: WheelEvent) => onWheel(event);
    el.addEventListener("wheel", wheel, { passive: false });
    return () => {
      sizes.disconnect();
      el.removeEventListener("wheel", wheel);
    };
  }, []);
  const endSwipe = (): Point | undefined => {
    const from = swipe.current;
    swipe.current = undefined;
    setSlide(0);
    return from;
  };
  return {
    view: { ...view, x: view.x + slide },
    window,
    fit,
    most,
    box,
    by: (factor: number) => at(factor, { x: 0, y: 0 }),
    pan: (x: number, y: number) => move((from) => ({ ...from, x: from.x + x, y: from.y + y })),
    whole: () => setView(WHOLE),
    hold: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if ((event.target as Element).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        endSwipe();
        if (fingers.current.size === 0 && view.scale === 1) swipe.current = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = [...fingers.current.values()];
        if (swipe.current) setSlide(event.clientX - swipe.current.x);
        const [from, to] = [middle(before), middle(now)];
        const factor = now.length > 1 ? spreadOf(now) / (spreadOf(before) || 1) : 1;
        const point = fromMiddle(to);
        move((last) => {
          const moved = { ...last, x: last.x + to.x - from.x, y: last.y + to.y - from.y };
          return zoomedAt(moved, factor, point, most);
        });
      },
      onPointerUp: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
        const from = endSwipe();
        const step = from ? swipeOf(event.clientX - from.x, event.clientY - from.y) : 0;
        if (step) onSwipe(step);
      },
      onPointerCancel: ({ pointerId }: PointerEvent) => {
        fingers.current.delete(pointerId);
        endSwipe();
      },
      onDoubleClick: (event: { clientX: number; clientY: number; target: EventTarget }) => {
        if ((event.target as Element).closest("button")) return;
        if (view.scale > 1) setView(WHOLE);
        else at(DOUBLE, fromMiddle({ x: event.clientX, y: event.clientY }));
      },
    },
  };
}
