import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { PageBody } from "./page-body.server.ts";

/** A rendered page with what it shows, so that a save can make it stale. */
export type CachedPage = { status: number; headers: Record<string, string>; body: PageBody; etag: string; tags: string[] };
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: string[];
  storable: boolean;
};

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #epoch = 0;

  constructor(bytes: number, seconds = 600) {
    // A page larger than the whole is not kept: with no bytes, none is.
    this.#pages = new LRUCache({ maxSize: Math.max(1, bytes), ttl: seconds * 1000, sizeCalculation: ({ body }) => body.bytes });
  }

  get = (key: string): CachedPage | undefined => this.#pages.get(key);

  /** One render per key at a time; a render that began before a save is answered but not kept. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const busy = this.#rendering.get(key);
    if (busy) return busy;
    const epoch = this.#epoch;
    const work = render().then((rendered) => {
      const page = pageOf(rendered);
      if (rendered.storable && epoch === this.#epoch) this.#pages.set(key, page);
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
    this.#epoch++;
    this.#rendering.clear(); // later askers must not join a render that began before the save
    if (tags.includes("*")) return this.#pages.clear();
    for (const [key, page] of this.#pages.entries()) {
      if (page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
    }
  }
}

const pageOf = ({ status, headers, body, tags }: RenderedPage): CachedPage => ({
  status,
  headers,
  body: new PageBody(body),
  etag: `W/"${createHash("sha1").update(body).digest("base64url").slice(0, 22)}"`,
  tags,
});
