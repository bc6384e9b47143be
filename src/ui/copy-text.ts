/** Whether the text lies on the clipboard now. Browsers give the clipboard to https pages only; elsewhere the old way copies. */
export async function copyText(text: string): Promise<boolean> {
  if ("clipboard" in navigator)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copySelected(text),
    );
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isCopied;
}
