import { useState } from "react";
import { ApiError, callApi, OFFLINE } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import type * as contract from "../contract.ts";
import { dayWords } from "../rules/day-words.ts";
import type { Place } from "./week-view.ts";
import "./booking-dialog.css";

export type Change = { kind: "cancel" } | { kind: "move"; to: Place };
type Props = { visit: contract.OwnVisit; change: Change; onClose: () => void; onDone: () => void };

/** Asks once before a visit is moved or cancelled. */
export function ChangeDialog({ visit, change, onClose, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { reservation_date: date, time_slot: slot, manage_token: token } = visit;

  const act = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const params = { token };
      await (change.kind === "cancel"
        ? callApi<typeof contract.cancelVisit>("DELETE /api/showroom/visits/{token}", { params })
        : callApi<typeof contract.moveVisit>("PUT /api/showroom/visits/{token}", {
            params,
            body: { reservation_date: change.to.date, time_slot: change.to.slot },
          }));
      onDone();
    } catch (problem) {
      setError(problem instanceof ApiError && problem.message ? problem.message : OFFLINE);
      setBusy(false);
    }
  };

  return (
    <Dialog labelledBy="change-title" onClose={onClose} className="booking">
      <p className="label">Tu visita</p>
      <h2 id="change-title">
        {change.kind === "cancel" ? "¿Cancelar la visita?" : `¿Moverla al ${dayWords(change.to.date)}, ${change.to.slot}?`}
      </h2>
      <p className="quiet">
        Por ahora está reservada para el {dayWords(date)} a las {slot}.
      </p>
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      <div className="booking__acts booking__acts--alone">
        <Button look="line" onClick={onClose} data-focus>
          Dejarla como está
        </Button>
        <Button onClick={() => void act()} aria-disabled={busy}>
          {change.kind === "cancel" ? "Cancelar la visita" : "Mover la visita"}
        </Button>
      </div>
    </Dialog>
  );
}
