import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { usePortalRoot } from "./portal-root.tsx";
import { useReturnFocus } from "./use-return-focus.ts";
import { words } from "./words.ts";
import "./dialog.css";

type Question = { title: string; text: string; action: string; keep?: string };

/** Something was typed: a slip of the finger must not throw it away. */
export const closeUnsaved = (): Question => words().closeUnsaved;

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(async () => false);

/** Spec §2 Admin: a confirm prompt precedes every delete. Resolves to the person's answer. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

export function Confirm({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(yes: boolean) => void>(undefined);
  const container = usePortalRoot();
  const focus = useReturnFocus();
  const ask = useCallback<Ask>(
    (next) => {
      focus.remember();
      setQuestion(next);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    [focus],
  );
  const close = (yes: boolean) => {
    answer.current?.(yes);
    setQuestion(undefined);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <AlertDialog.Root open={question !== undefined} onOpenChange={(open) => open || close(false)}>
        <AlertDialog.Portal container={container}>
          <AlertDialog.Overlay className="admin-overlay" />
          <AlertDialog.Content className="admin-dialog" onCloseAutoFocus={focus.onCloseAutoFocus}>
            <header>
              <AlertDialog.Title>{question?.title}</AlertDialog.Title>
            </header>
            <AlertDialog.Description className="admin-dialog__body">{question?.text}</AlertDialog.Description>
            <footer>
              <AlertDialog.Cancel className="admin-button">{question?.keep ?? words().keepIt}</AlertDialog.Cancel>
              <AlertDialog.Action className="admin-button admin-button--danger" onClick={() => close(true)}>
                {question?.action}
              </AlertDialog.Action>
            </footer>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </ConfirmContext>
  );
}
