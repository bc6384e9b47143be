import { useRef, useState } from "react";
import { hourWords } from "../../orders/rules/words.ts";
import { FieldError } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { askBoldLink } from "../ask-bold-link.ts";
import { linkState } from "../rules/link-times.ts";
import "./link-time.css";

type Props = {
  orderNumber: string;
  linkExpiresAt: string | null | undefined;
  orderExpiresAt: string | null;
  onRenewed: (paymentUrl: string, expiresAt: string | null) => void;
};

/** The link's own time, and near its end one click that renews it while the order is open. */
export function LinkTime({ orderNumber, linkExpiresAt, orderExpiresAt, onRenewed }: Props) {
  const now = useNow();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const said = useRef<HTMLParagraphElement>(null);
  if (!linkExpiresAt) return null;
  const { is, canRenew } =
    now && orderExpiresAt
      ? linkState(new Date(linkExpiresAt), new Date(orderExpiresAt), now)
      : { is: "open" as const, canRenew: false };
  const renew = async () => {
    setBusy(true);
    setProblem("");
    try {
      const { paymentUrl, expiresAt } = await askBoldLink(orderNumber, { renew: true });
      // The button goes: who pressed it with the keyboard stays where the new time is said.
      said.current?.focus();
      onRenewed(paymentUrl, expiresAt);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="link-time">
      <p ref={said} tabIndex={-1} aria-live="polite">
        {sentenceOf(is, canRenew, linkExpiresAt)}
      </p>
      {canRenew && (
        <button type="button" className="btn btn--line" disabled={isBusy} aria-busy={isBusy} onClick={() => void renew()}>
          {isBusy ? "Renovando…" : "Renovar el enlace de pago"}
        </button>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}

function sentenceOf(is: "open" | "ending" | "over", canRenew: boolean, linkExpiresAt: string): string {
  if (is === "open") return `Puedes pagar con este enlace hasta ${hourWords(linkExpiresAt)}`;
  if (is === "ending") return `El enlace de pago vence a ${hourWords(linkExpiresAt)}`;
  return canRenew
    ? "El enlace de pago venció. Tu pedido sigue guardado."
    : "El enlace de pago venció y queda muy poco tiempo. Si no pagaste, el pedido se cancela solo y puedes crear uno nuevo.";
}
