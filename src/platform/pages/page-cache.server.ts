import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A rendered page, compressed once, with what it shows so that a save can make it stale. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  plain: Uint8Array;
  gzip: Uint8Array;
  brotli: Uint8Array;
  etag: string;
  tags: string[];
};
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  tags: string[];
  storable: boolean;
};

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #epoch = 0;

  constructor(bytes = 64 * 1024 * 1024, seconds = 600) {
    this.#pages = new LRUCache({
      maxSize: bytes,
      ttl: seconds * 1000,
      sizeCalculation: (page) => page.plain.length + page.gzip.length + page.brotli.length + 500,
    });
  }

  get = (key: string): CachedPage | undefined => this.#pages.get(key);

  /** One render per key at a time; a render that began before a save is answered but not kept. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const busy = this.#rendering.get(key);
    if (busy) return busy;
    const epoch = this.#epoch;
    const work = render().then(async (rendered) => {
      const page = await compress(rendered);
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

async function compress({ status, headers, body, tags }: RenderedPage): Promise<CachedPage> {
  const [small, smaller] = await Promise.all([
    zip(body, { level: 6 }),
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ]);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { status, headers, plain: body, gzip: small, brotli: smaller, etag, tags };
}
