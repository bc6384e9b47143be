/** What a journey needs of a browser's engine: real input at a place of the window, and reading the page. */
export type Driver = {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

export const ENTER = "\uE007";

/** W3C actions, the same for WebDriver and WebDriver BiDi. */
export const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      // As a hand does: WebKitGTK loses a press that comes in the same moment as the move before it.
      { type: "pause", duration: 80 },
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: 80 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: "key",
    id: "keys",
    actions: Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

/** Waits for a line that a started program prints, or for its end. */
export function lineOf(stream: NodeJS.ReadableStream, wanted: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    let printed = "";
    stream.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      const line = wanted.exec(printed)?.[1];
      if (line) found(line);
    });
    stream.on("end", () => failed(new Error(`it ended before it was ready: ${printed}`)));
  });
}
