import { setTimeout as sleep } from "node:timers/promises";

/** Lets callers wait without holding anything but their own connection, and only so many at once. */
export class WaitingRoom {
  readonly #most: number;
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** False at once when every place is taken. */
  async wait(ms: number): Promise<boolean> {
    if (ms <= 0) return true;
    if (this.#waiting >= this.#most) return false;
    this.#waiting++;
    await sleep(ms);
    this.#waiting--;
    return true;
  }
}
