import { Check, CircleAlert } from "lucide";
import * as Toast from "@radix-ui/react-toast";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { I } from "./icon.tsx";
import { words } from "./words.ts";
import "./toasts.css";

type Message = {
  id: number;
  text: string;
  detail?: string;
  bad?: boolean;
  action?: { label: string; run: () => void };
  seconds?: number;
  /** What it is about: it takes the place of what was said of that before. */
  about?: string;
};
export type Said = Omit<Message, "id">;
type Say = (message: Said) => void;

const ToastContext = createContext<Say>(() => undefined);

/** Says something at the bottom left, for six seconds unless it says how long. */
export const useToast = (): Say => useContext(ToastContext);

let next = 1;

const withoutOld = (now: Message[], { about }: Said): Message[] =>
  about === undefined ? now : now.filter((each) => each.about !== about);

export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const say = useCallback<Say>(
    (message) => setMessages((now) => [...withoutOld(now, message).slice(-2), { ...message, id: next++ }]),
    [],
  );
  const drop = (id: number) => setMessages((now) => now.filter((each) => each.id !== id));
  return (
    <ToastContext value={say}>
      <Toast.Provider duration={6000} swipeDirection="left" label={words().message}>
        {children}
        {messages.map((message) => (
          <One key={message.id} message={message} drop={() => drop(message.id)} />
        ))}
        <Toast.Viewport className="admin-toasts" label={words().messagesAt("{hotkey}")} />
      </Toast.Provider>
    </ToastContext>
  );
}

function One({ message, drop }: { message: Message; drop: () => void }) {
  const { text, detail, bad, action, seconds } = message;
  return (
    <Toast.Root
      className={bad ? "admin-toast is-bad" : "admin-toast"}
      type={bad ? "foreground" : "background"}
      duration={seconds && seconds * 1000}
      onOpenChange={(open) => open || drop()}
    >
      <I of={bad ? CircleAlert : Check} />
      <Toast.Description>
        {text}
        {detail && <small>{detail}</small>}
      </Toast.Description>
      {action && (
        <Toast.Action className="admin-toast__action" altText={action.label} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}
