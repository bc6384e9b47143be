/**
 * As in a spreadsheet: what is typed takes the place of what was there. After the click has set its caret, and only while
 * the field has the focus: `select` takes it, and two fields would take it from each other for ever.
 */
export function selectText(field: HTMLInputElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement === field) field.select();
  });
}
