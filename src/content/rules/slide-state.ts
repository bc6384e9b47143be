type Slide = { isOn: boolean; from: string | null; until: string | null };
export type SlideState = "off" | "ended" | "scheduled" | "live";

/** How a slide stands at a moment. */
export function slideState({ isOn, from, until }: Slide, now: Date): SlideState {
  if (!isOn) return "off";
  if (until && Date.parse(until) <= now.getTime()) return "ended";
  return from && Date.parse(from) > now.getTime() ? "scheduled" : "live";
}
