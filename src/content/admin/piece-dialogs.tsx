import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { TextField } from "../../ui/admin/text-field.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import type { RichText } from "./use-rich-text.ts";
import { words } from "./words.ts";

type Props = { editor: Editor; onClose: () => void };

/** At once: Tiptap's own command waits for the next frame, and keys until then go nowhere. */
function returnToText(editor: Editor): void {
  if (!editor.isDestroyed) editor.view.focus();
}

/** Where the selected words lead; without any, the words too. */
export function LinkDialog({ editor, engine, onClose }: RichText & Props) {
  const said = words().tools;
  const isLink = editor.isActive("link");
  const hasWords = isLink || !editor.state.selection.empty;
  const [address, setAddress] = useState(String(editor.getAttributes("link")["href"] ?? ""));
  const [shown, setShown] = useState("");
  const [isTried, setTried] = useState(false);
  const href = engine.linkAddress(address);
  const finish = (): void => {
    setTried(true);
    if (!href) return;
    const mark = { type: "link", attrs: { href } };
    const chain = editor.chain().focus();
    if (hasWords) chain.extendMarkRange("link").setMark("link", { href }).run();
    else chain.insertContent({ type: "text", text: shown.trim() || address.trim(), marks: [mark] }).run();
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  return (
    <AskDialog
      title={said.names.link}
      onDone={finish}
      onClose={onClose}
      onClosed={() => returnToText(editor)}
      other={
        isLink && (
          <button type="button" className="admin-button admin-button--text" onClick={remove}>
            {said.noLink}
          </button>
        )
      }
    >
      <TextField
        label={said.address}
        hint={said.addressHint}
        error={isTried && !href ? said.badAddress : undefined}
        value={address}
        onChange={setAddress}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      {!hasWords && <TextField label={said.linkShown} value={shown} onChange={setShown} lang="es" autoComplete="off" />}
    </AskDialog>
  );
}

/** What a picture shows, for who does not see it: asked when it is put in, and again when it is chosen. */
export function PictureDialog({ editor, src, onClose }: Props & { src?: string }) {
  const said = words().tools;
  const [alt, setAlt] = useState(String((!src && editor.getAttributes("picture")["alt"]) || ""));
  const finish = (): void => {
    const chain = editor.chain().focus();
    // An empty line below, to go on writing.
    if (src) chain.insertContent([{ type: "picture", attrs: { src, alt } }, { type: "paragraph" }]).run();
    else chain.updateAttributes("picture", { alt }).run();
    onClose();
  };
  return (
    <AskDialog title={said.names.picture} onDone={finish} onClose={onClose} onClosed={() => returnToText(editor)}>
      <TextField
        label={said.pictureWords}
        hint={said.pictureHint}
        value={alt}
        onChange={setAlt}
        lang="es"
        maxLength={300}
        autoComplete="off"
      />
    </AskDialog>
  );
}
