/** How long the shop waits for each outside service, in milliseconds. */
export const LIMITS = {
  /** The bucket: until it answers, and between two parts of a body. */
  bucket: 3000,
  bold: 10_000,
  meta: 5000,
  instagram: 4000,
  /** A cloud engine that paints a rug into a photo. */
  pictures: 170_000,
  /** SMTP: the connection and the greeting; then every answer. */
  mailConnect: 10_000,
  mailAnswer: 15_000,
  /** The proxy cache in front. */
  purge: 3000,
  /** An outside program that is told of an order. */
  webhook: 10_000,
  /** Another shop's server, for one picture. */
  importPicture: 20_000,
  /** A question whether a service is there at all. */
  check: 5000,
} as const;

/** An outside service did not answer in time, or not at all. */
export class ServiceAway extends Error {
  override name = "ServiceAway";
  constructor(service: string, reason: string, options?: ErrorOptions) {
    super(`${service} is away: ${reason}`, options);
  }
}

/** Work on an outside service; when it takes longer the signal is aborted, and the caller goes on either way. */
export async function withinLimit<T>(ms: number, service: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => {
      failed(new ServiceAway(service, `no answer within ${ms / 1000} s`));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

const REST_MS = 10_000;

/** After a call without an answer the next ones fail at once for a while: nobody waits for a service that is away. */
export class Breaker {
  readonly #service: string;
  #awayUntil = 0;
  #answeredAt = 0;

  constructor(service: string) {
    this.#service = service;
  }

  /** `isSilence`: whether a failure means that nobody answered. */
  async call<T>(work: () => Promise<T>, isSilence: (error: unknown) => boolean): Promise<T> {
    const began = Date.now();
    if (began < this.#awayUntil) throw new ServiceAway(this.#service, "it did not answer a moment ago");
    // One call tries; those that come meanwhile do not wait for it.
    if (this.#awayUntil > 0) this.#awayUntil = began + REST_MS;
    try {
      const result = await work();
      this.#answered();
      return result;
    } catch (error) {
      if (!isSilence(error)) {
        this.#answered();
        throw error;
      }
      // A single slow answer among prompt ones is no outage.
      if (this.#answeredAt < began) this.#awayUntil = Date.now() + REST_MS;
      throw error instanceof ServiceAway ? error : new ServiceAway(this.#service, (error as Error).message, { cause: error });
    }
  }

  #answered(): void {
    this.#answeredAt = Date.now();
    this.#awayUntil = 0;
  }
}
