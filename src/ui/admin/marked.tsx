/** A message whose weight lies on some of its words: `**2 orders** to prepare`. */
export const Marked = ({ text }: { text: string }) =>
  text.split("**").map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part));
