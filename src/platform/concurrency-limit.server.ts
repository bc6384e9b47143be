/** So many places and no more, for callers that cost something while they are inside. */
export class ConcurrencyLimit {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs the work in a place of its own; undefined at once, without running it, when every place is taken. */
  async within<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#taken >= this.#most) return undefined;
    this.#taken++;
    try {
      return await work();
    } finally {
      this.#taken--;
    }
  }
}
