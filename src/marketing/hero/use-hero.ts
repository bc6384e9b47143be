import { useEffect, useState } from "react";

const PHONE = "(max-width: 767px)";

/** Which slide shows, how many there are on this screen, and whether it moves by itself. */
export function useHero(all: number, onDesktop: number) {
  const [index, setIndex] = useState(0);
  const [needed, setNeeded] = useState(1);
  const [count, setCount] = useState(onDesktop);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const screen = window.matchMedia(PHONE);
    const fit = () => {
      const fits = screen.matches ? all : onDesktop;
      setCount(fits);
      setNeeded((most) => Math.max(most, 2));
      setIndex((current) => (current < fits ? current : 0));
    };
    const see = () => setHidden(document.hidden);
    fit();
    screen.addEventListener("change", fit);
    document.addEventListener("visibilitychange", see);
    return () => {
      screen.removeEventListener("change", fit);
      document.removeEventListener("visibilitychange", see);
    };
  }, [all, onDesktop]);
  const go = (to: number) => {
    const next = ((to % count) + count) % count;
    setIndex(next);
    setNeeded((most) => Math.max(most, next + 2));
  };
  return {
    index,
    /** How many pictures are needed so far: those seen and, once the page runs, the next one. */
    needed,
    count,
    isPlaying,
    isMoving: isPlaying && !isHeld && !isHidden,
    go,
    toggle: () => setPlaying(!isPlaying),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
