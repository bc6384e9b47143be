import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import type { ReactNode } from "react";
import { I } from "./icon.tsx";
import { usePortalRoot } from "./portal-root.tsx";
import { useReturnFocus } from "./use-return-focus.ts";
import { words } from "./words.ts";
import "./dialog.css";

type Props = {
  title: string;
  /** Above the title: what it is about. */
  label?: string;
  /** Below the title. */
  hint?: string;
  className?: string;
  children: ReactNode;
  /** Its buttons; the one without a type sends the form. */
  foot: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
};

/** A form in the middle of the screen; Escape closes it and the focus returns to where it came from. */
export function FormDialog({ title, label, hint, className, children, foot, onSubmit, onClose }: Props) {
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal container={usePortalRoot()}>
        <Dialog.Overlay className="admin-overlay" />
        <Dialog.Content
          className={className ? `admin-dialog ${className}` : "admin-dialog"}
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <header>
              <div>
                {label && <span className="admin-label">{label}</span>}
                <Dialog.Title>{title}</Dialog.Title>
                {hint && <p className="admin-muted">{hint}</p>}
              </div>
              <Dialog.Close className="admin-button admin-button--icon admin-button--text" aria-label={words().close}>
                <I of={X} />
              </Dialog.Close>
            </header>
            <div className="admin-dialog__body">{children}</div>
            <footer>{foot}</footer>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
