import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { addDays, bogotaDate, instantOf } from "../bogota-time.ts";
import { PageBody } from "./page-body.server.ts";

/** A rendered page with what it shows, so that a save can make it stale. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  etag: string;
  tags: string[];
  /** False for one that a save has overtaken while it was made: nobody may keep it. */
  isCurrent: boolean;
};
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: string[];
  storable: boolean;
};

/** How long a visitor waits for a fresh page while a cached one could be shown. */
const MAX_WAIT_MS = 1000;

/** Pages tell days (when a rug arrives, which days are closed): none is cached beyond midnight. */
const msToMidnight = (now: Date): number => instantOf(addDays(bogotaDate(now), 1)).getTime() - now.getTime();

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #isListening: () => boolean;
  readonly #seconds: number;
  #epoch = 0;

  /** `isListening`: whether this copy hears of saves. While it does not, no cached page is sure to be true. */
  constructor(bytes: number, isListening = () => true, seconds = 600) {
    this.#isListening = isListening;
    this.#seconds = seconds;
    // A page larger than the whole is not cached: with no bytes, none is. An expired one stays until room is needed.
    this.#pages = new LRUCache({
      maxSize: Math.max(1, bytes),
      ttl: seconds * 1000,
      allowStale: true,
      noDeleteOnStaleGet: true,
      sizeCalculation: ({ body }) => body.bytes,
    });
  }

  get = (key: string): CachedPage | undefined => (this.#isListening() ? this.#pages.get(key, { allowStale: false }) : undefined);

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** A cached page, expired or in doubt, is shown for one that cannot be made now: the database is away. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key);
    const epoch = this.#epoch;
    const fresh = this.renderFresh(key, render);
    if (!cached) return fresh;
    const made = fresh.then(
      (page) => (page.status < 500 ? page : cached),
      () => cached,
    );
    const shown = await Promise.race([made, sleep(MAX_WAIT_MS, cached, { ref: false })]);
    return shown === cached && epoch !== this.#epoch ? fresh : shown;
  }

  /** One render per key at a time; a render that began before a save is answered but not cached. */
  async renderFresh(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const busy = this.#rendering.get(key);
    if (busy) return busy;
    const epoch = this.#epoch;
    const work = render().then((rendered) => {
      const page = { ...pageOf(rendered), isCurrent: rendered.storable && epoch === this.#epoch };
      const ttl = Math.min(this.#seconds * 1000, msToMidnight(new Date()));
      if (page.isCurrent) this.#pages.set(key, page, { ttl });
      return page;
    });
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      if (this.#rendering.get(key) === work) this.#rendering.delete(key);
    }
  }

  forget(tags: string[]): void {
    // The bus is lost: what was cached is in doubt, and all there is. It is forgotten when the bus is back.
    if (tags.includes("*") && !this.#isListening()) return;
    this.#epoch++;
    this.#rendering.clear(); // later callers must not join a render that began before the save
    if (tags.includes("*")) return this.#pages.clear();
    for (const [key, page] of this.#pages.entries()) {
      if (page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
    }
  }
}

const pageOf = ({ status, headers, body, tags }: RenderedPage) => ({
  status,
  headers,
  body: new PageBody(body),
  etag: `W/"${createHash("sha1").update(body).digest("base64url").slice(0, 22)}"`,
  tags,
});
