import { SlidersHorizontal } from "lucide";
import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { I } from "./icon.tsx";
import { usePortalRoot } from "./portal-root.tsx";
import { words } from "./words.ts";
import "./filters.css";

type Props = {
  /** How many of the filters are set. */
  set: number;
  clear: () => void;
  /** What the list shows now, such as `23 carpets`. */
  found: string;
  /** The controls; told when they are in the phone's sheet, where there is room to lay them open. */
  children: (inSheet: boolean) => ReactNode;
};

/** Beside the search on a desk; on a phone one button that opens them as a sheet from below. */
export const Filters = ({ set, clear, found, children }: Props) => (
  <>
    <div className="admin-filters">{children(false)}</div>
    <Dialog.Root>
      <Dialog.Trigger
        className={
          set > 0
            ? "admin-button admin-button--icon admin-filters__open is-set"
            : "admin-button admin-button--icon admin-filters__open"
        }
        aria-label={set > 0 ? words().filters.set(set) : words().filters.title}
      >
        <I of={SlidersHorizontal} />
        {set > 0 && <em aria-hidden="true">{set}</em>}
      </Dialog.Trigger>
      <Dialog.Portal container={usePortalRoot()}>
        <Dialog.Overlay className="admin-overlay" />
        <Dialog.Content className="admin-filters__sheet" aria-describedby={undefined}>
          <div className="admin-filters__head">
            <Dialog.Title>{words().filters.title}</Dialog.Title>
            <button type="button" className="admin-link" disabled={set === 0} onClick={clear}>
              {words().filters.clear}
            </button>
          </div>
          <div className="admin-filters__body">{children(true)}</div>
          <div className="admin-filters__foot">
            <Dialog.Close className="admin-button admin-button--primary">{words().filters.show(found)}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  </>
);

/** A filter's name above it, in the sheet. */
export const Named = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="admin-filters__named">
    <span className="admin-label">{label}</span>
    {children}
  </div>
);
