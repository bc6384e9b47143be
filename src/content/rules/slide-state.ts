type Slide = { isOn: boolean; from: string | null; until: string | null };

/** How a slide stands at a moment, in the back office's words. */
export function slideState({ isOn, from, until }: Slide, now: Date): readonly [look: string, words: string] {
  if (!isOn) return ["off", "Off"];
  if (until && Date.parse(until) <= now.getTime()) return ["off", "Ended"];
  if (from && Date.parse(from) > now.getTime()) return ["info", "Scheduled"];
  return ["good", "Live"];
}
