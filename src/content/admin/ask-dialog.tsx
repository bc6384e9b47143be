import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { words } from "./words.ts";

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the button that takes it over. */
  other?: ReactNode;
  onDone: () => void;
  onClose: () => void;
  /** When the dialog is gone: back to the text. */
  onClosed: () => void;
};

/** A question about a piece of the text. */
export function AskDialog({ title, children, other, onDone, onClose, onClosed }: Props) {
  const said = words().tools;
  const closed = useEffectEvent(onClosed);
  // In the same moment: keys pressed before Radix gives the focus back would be lost.
  useEffect(() => () => closed(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would tell the form of the whole text too.
    event.stopPropagation();
    onDone();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal container={usePortalRoot()}>
        <Dialog.Overlay className="admin-overlay" />
        <Dialog.Content
          className="admin-dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector("input")?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <form onSubmit={submit} noValidate>
            <header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Close className="admin-button admin-button--icon admin-button--text" aria-label={said.close}>
                <I of={X} />
              </Dialog.Close>
            </header>
            <div className="admin-dialog__body">{children}</div>
            <footer>
              {other}
              <button className="admin-button admin-button--primary">{said.done}</button>
            </footer>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
