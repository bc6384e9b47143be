/** A title is the text's own, and there are two kinds below it. */
const LEVELS: Record<string, string> = { H1: "h2", H4: "h3", H5: "h3", H6: "h3" };

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Word marks the points of a list as paragraphs that begin with a dot or a number. */
function makeWordLists(body: HTMLElement): void {
  for (const point of body.querySelectorAll<HTMLElement>("p[class^=MsoListParagraph], p[style*=mso-list]")) {
    const sign = point.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const kind = /^\s*(\d+|[a-z])[.)]/i.test(sign?.textContent ?? "") ? "OL" : "UL";
    sign?.remove();
    const before = point.previousElementSibling;
    const list = before?.nodeName === kind ? before : body.ownerDocument.createElement(kind);
    if (list !== before) point.before(list);
    list.append(point);
    rename(point, "li");
  }
}

/** What comes from Word or a page, ready for the editor's own rules, which keep only what they know. */
export function cleanPaste(html: string): string {
  // Copied within the editor.
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const other of body.querySelectorAll("style, script, title, meta, o\\:p")) other.remove();
  makeWordLists(body);
  // Each cell is a line of its own: the words of two would run together.
  for (const part of body.querySelectorAll("table, thead, tbody, tfoot, tr, td, th")) rename(part, "div");
  for (const heading of body.querySelectorAll("h1, h4, h5, h6")) rename(heading, LEVELS[heading.nodeName]!);
  return body.innerHTML;
}
