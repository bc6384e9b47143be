const DATE = "Thu, 01 Jan 1970 00:00:00 GMT";
const ID = "00000000-0000-0000-0000-000000000000";

/** A whole answer in one buffer; only its date and its id change from one caller to the next. */
export class ReadyAnswer {
  readonly body: Buffer | undefined;
  readonly #head: string;
  #bytes: Buffer | undefined;

  constructor(head: string, body: Buffer | undefined) {
    this.#head = `${head}date: ${DATE}\r\nx-request-id: ${ID}\r\n\r\n`;
    this.body = body;
  }

  for(id: string): Buffer {
    this.#bytes ??= Buffer.concat([Buffer.from(this.#head, "latin1"), this.body ?? Buffer.alloc(0)]);
    const end = this.#head.length - 4;
    this.#bytes.write(id, end - ID.length, "latin1");
    this.#bytes.write(httpDate(), end - ID.length - "\r\nx-request-id: ".length - DATE.length, "latin1");
    return this.#bytes;
  }

  /** The bytes are still on their way to a slow reader: the next caller gets a copy of their own. */
  lend(): void {
    this.#bytes = undefined;
  }
}

let date = "";
let second = 0;
/** The date line changes once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
