/** What the first start prints: a step with the time it took, and the password in a frame. */
export async function step<Result>(name: string | false, work: () => Promise<Result>): Promise<Result> {
  if (!name) return work();
  const began = Date.now();
  process.stdout.write(`${name}… `);
  try {
    const result = await work();
    process.stdout.write(`${Math.ceil((Date.now() - began) / 1000)} s`);
    return result;
  } finally {
    process.stdout.write("\n");
  }
}

export function framed(line: string): string {
  const edge = "─".repeat(line.length + 2);
  return `┌${edge}┐\n│ ${line} │\n└${edge}┘`;
}
