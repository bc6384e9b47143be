import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const brotli = promisify(brotliCompress);

export type Encoding = "br" | "gzip" | "";

// "q=0" is how a browser or a proxy says that it does not take one.
const BR = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** What the browser takes, best first. */
export const encodingFor = (accepted: string): Encoding => (BR.test(accepted) ? "br" : GZIP.test(accepted) ? "gzip" : "");

/** A page's bytes, compressed once for each encoding that is asked for: quickly at first, well when asked for again. */
export class PageBody {
  readonly plain: Buffer;
  #br: Buffer | undefined;
  #gzip: Buffer | undefined;
  #isSqueezed = false;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** What it may come to weigh: the compressed copies are about a quarter together. */
  get bytes(): number {
    return Math.ceil(this.plain.length * 1.3) + 500;
  }

  in(encoding: Encoding): Buffer {
    if (encoding === "gzip") return (this.#gzip ??= gzipSync(this.plain, { level: 4 }));
    if (encoding === "") return this.plain;
    // A page that is seen once is not worth more than a millisecond.
    return (this.#br ??= brotliCompressSync(this.plain, { params: { [BROTLI_PARAM_QUALITY]: 1 } }));
  }

  /** Asked for again: worth compressing well, once, off the main thread. */
  squeeze(): void {
    if (this.#isSqueezed) return;
    this.#isSqueezed = true;
    // When it fails, for want of memory, the quick bytes stay.
    void brotli(this.plain, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 18 } }).then(
      (bytes) => void (this.#br = bytes),
      (error: Error) => process.emitWarning(error),
    );
  }
}
