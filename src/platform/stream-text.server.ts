/** Text as it is made, sent as fast as the reader takes it. A reader who leaves stops the making. */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(to) {
      const { value, done } = await parts.next();
      if (done) to.close();
      else to.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
