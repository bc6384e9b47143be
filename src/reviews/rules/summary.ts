export type RatingSummary = { average: number; count: number; byStars: [number, number, number, number, number] };

/** Average and how many gave five, four, three, two and one star. */
export function summarize(ratings: readonly number[]): RatingSummary | undefined {
  if (ratings.length === 0) return undefined;
  const byStars: RatingSummary["byStars"] = [0, 0, 0, 0, 0];
  for (const rating of ratings) byStars[5 - rating]! += 1;
  const sum = ratings.reduce((all, each) => all + each, 0);
  return { average: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length, byStars };
}

/** `4,6`, as es-CO writes it. By hand: making the browser's own formatter blocks a phone longer than the whole page. */
export const showRating = (value: number, decimals = 0): string => {
  const said = String(Math.round(value * 10) / 10);
  return (said.includes(".") ? said : Number(said).toFixed(decimals)).replace(".", ",");
};

/** `carolina@gmail.com` → `c•••@gmail.com`: enough to recognise oneself, not enough to be written to. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");
