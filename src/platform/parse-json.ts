/** What a text says, or undefined when it is not JSON. What it says is for a shape to judge. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
