import type { ReactNode } from "react";
import { Drawer } from "./drawer.tsx";
import { words } from "./words.ts";

type Props = {
  label: string;
  title: string;
  /** What was made, to be copied now: it takes the place of the fields. */
  made?: ReactNode;
  unsaved: boolean;
  action: string;
  isOff: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Makes something whose secret or link is shown once: an API key, a webhook, an invitation. */
export const MakeDrawer = ({ label, title, made, unsaved, action, isOff, onSave, onClose, children }: Props) => (
  <Drawer label={label} title={title} width={480} unsaved={!made && unsaved} onClose={onClose}>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      noValidate
    >
      <div className="admin-drawer__body admin-drawer__form">{made ?? children}</div>
      <div className="admin-drawer__foot">
        <button type="button" className="admin-button admin-push-end" onClick={onClose}>
          {made ? words().done : words().cancel}
        </button>
        {!made && (
          <button className="admin-button admin-button--primary" disabled={isOff}>
            {action}
          </button>
        )}
      </div>
    </form>
  </Drawer>
);
