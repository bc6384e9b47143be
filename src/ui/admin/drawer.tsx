import { X } from "lucide";
import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { closeUnsaved, useConfirm } from "./confirm.tsx";
import { I } from "./icon.tsx";
import { usePortalRoot } from "./portal-root.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { words } from "./words.ts";
import "./drawer.css";

type Props = {
  label: string;
  title: string;
  tools?: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  width?: number;
  /** Something was typed: closing it or leaving the page asks first. */
  unsaved?: boolean;
};

/** A form opens in its first field, not at its close button. */
function toFirstField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>("form > .admin-drawer__body input");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Slides in from the right; Escape closes it and the focus returns to where it came from. */
export function Drawer({ label, title, tools, foot, onClose, children, width, unsaved = false }: Props) {
  const confirm = useConfirm();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  useLeaveGuard(unsaved);
  const close = async () => {
    if (!unsaved || (await confirm(closeUnsaved()))) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || void close()}>
      <Dialog.Portal container={usePortalRoot()}>
        <Dialog.Overlay className="admin-overlay" />
        <Dialog.Content
          className="admin-drawer"
          style={width ? { width } : undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember();
            toFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="admin-drawer__head">
            <div>
              <span className="admin-label">{label}</span>
              <Dialog.Title>{title}</Dialog.Title>
            </div>
            <div className="admin-drawer__tools">
              {tools}
              <Dialog.Close className="admin-button admin-button--icon admin-button--text" aria-label={words().close}>
                <I of={X} />
              </Dialog.Close>
            </div>
          </div>
          {children}
          {foot && <div className="admin-drawer__foot">{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
