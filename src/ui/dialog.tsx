import { X } from "lucide";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type Props = {
  onClose: () => void;
  /** The id of the heading inside, or a plain label. */
  labelledBy?: string;
  label?: string;
  closeLabel?: string;
  /** `sheet`: centred, a bottom sheet on phones. `side`: from the right edge. `full`: the whole window. */
  kind?: "sheet" | "side" | "full";
  /** Widest width of a sheet or side panel, in pixels. */
  width?: number;
  className?: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own dialog: the page behind is inert, Esc closes, and focus returns to what opened it.
 * Render it while it is open. An element with `data-focus` gets the focus first.
 */
export function Dialog({ onClose, labelledBy, label, closeLabel = "Cerrar", kind = "sheet", width, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-focus]")?.focus();
    return () => dialog.close();
  }, []);
  return (
    // The veil is part of the dialog element; keyboard users have Esc and the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={["dialog", `dialog--${kind}`, className].filter(Boolean).join(" ")}
      style={width ? { maxWidth: width } : undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && kind !== "full") onClose();
      }}
    >
      <div className="dialog__body">
        {children}
        <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
          <Icon of={X} size={22} />
        </button>
      </div>
    </dialog>
  );
}
