const MARK = /<!--ready (\d+)-->/;

/**
 * Pieces of a page that stand ready as bytes. React writes a mark where each belongs, so that neither it nor the encoder
 * has to go through them again; they are laid in at the end. Text on a page cannot forge a mark: its `<` is escaped.
 */
export class ReadyPieces {
  readonly #pieces: Buffer[][] = [];

  /** What is to be written where these bytes belong. */
  mark(...bytes: Buffer[]): string {
    return `<!--ready ${this.#pieces.push(bytes) - 1}-->`;
  }

  layIn(...texts: string[]): Buffer {
    const laid = texts.flatMap((text) =>
      // Every second part is what the mark's brackets caught: the number of a piece.
      text.split(MARK).flatMap((part, place) => (place % 2 ? this.#pieces[Number(part)]! : [Buffer.from(part)])),
    );
    return Buffer.concat(laid);
  }
}
