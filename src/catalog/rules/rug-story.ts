const LONGEST_HEADING = 90;

/** The first sentence is the heading when it is short enough to be one; the rest is the story. */
export function rugStory(description: string): { heading?: string; paragraphs: string[] } {
  const paragraphs = description
    .split(/\n+/)
    .map((each) => each.trim())
    .filter(Boolean);
  const [first = "", ...others] = paragraphs;
  const end = first.search(/[.!?](?=\s|$)/);
  const rest = [first.slice(end + 1).trim(), ...others].filter(Boolean);
  if (end < 1 || end > LONGEST_HEADING || rest.length === 0) return { paragraphs };
  const heading = first.slice(0, end + 1);
  return { heading: heading.replace(/\.$/, ""), paragraphs: rest };
}
