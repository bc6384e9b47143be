import { useState } from "react";
import { showCents, showPesos } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { FormDialog } from "../../ui/admin/form-dialog.tsx";
import type { Delivery } from "../contract.ts";
import { useChangeDelivery } from "./use-deliveries.ts";
import { words } from "./words.ts";

/** The proof at the door: who took it, a photo, the cash. */
export function FinishDelivery({ stop }: { stop: Delivery }) {
  const [isOpen, setOpen] = useState(false);
  const save = useChangeDelivery();
  const said = words().finish;
  return (
    <div className="admin-button-row">
      <button type="button" className="admin-button admin-button--small admin-button--primary" onClick={() => setOpen(true)}>
        {said.delivered}
      </button>
      <button
        type="button"
        className="admin-button admin-button--small"
        disabled={save.isPending}
        onClick={() => save.mutate({ id: stop.id, change: { status: "failed" } })}
      >
        {said.nobody}
      </button>
      {isOpen && <Proof stop={stop} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Proof({ stop, onClose }: { stop: Delivery; onClose: () => void }) {
  const [receivedBy, setReceivedBy] = useState("");
  const [cash, setCash] = useState(stop.cash_due);
  const [photo, setPhoto] = useState<File>();
  const [tried, setTried] = useState(false);
  const save = useChangeDelivery();
  const said = words().finish;
  const submit = () => {
    setTried(true);
    if (!receivedBy.trim() || save.isPending) return;
    const money = stop.cash_due > 0 ? { cashCollected: cash } : {};
    save.mutate({ id: stop.id, change: { status: "delivered", receivedBy, ...money }, photo }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      label={stop.order_number}
      title={said.delivered}
      onSubmit={submit}
      onClose={onClose}
      foot={
        <button className="admin-button admin-button--primary" disabled={save.isPending}>
          {said.save}
        </button>
      }
    >
      <Field label={said.receivedBy} error={tried && !receivedBy.trim() ? said.noName : undefined}>
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            maxLength={160}
            autoComplete="off"
            value={receivedBy}
            onChange={({ target }) => setReceivedBy(target.value)}
          />
        )}
      </Field>
      {stop.cash_due > 0 && (
        <Field label={said.cash} hint={cash === stop.cash_due ? undefined : said.cashHint(showCents(stop.cash_due))}>
          {(wiring) => (
            <input
              {...wiring}
              className="admin-input"
              inputMode="numeric"
              value={showPesos(cash / 100)}
              onChange={({ target }) => setCash(Number(target.value.replaceAll(/\D/g, "").slice(0, 12)) * 100)}
            />
          )}
        </Field>
      )}
      <Field label={said.photo}>
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => setPhoto(target.files?.[0])}
          />
        )}
      </Field>
    </FormDialog>
  );
}
