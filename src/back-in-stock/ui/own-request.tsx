import { useState } from "react";
import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { callApi } from "../../platform/call-api.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import type { cancelStockRequest, confirmStockRequest, StockRequest } from "../contract.ts";
import "./stock-request.css";

/** The page behind the letter's link. Nothing happens before a click: mail programs open links by themselves. */
export function OwnRequest({ token, request }: { token: string; request: StockRequest }) {
  const [seen, setSeen] = useState<StockRequest | "gone">(request);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const does = (call: () => Promise<StockRequest | "gone">) => async () => {
    setBusy(true);
    setProblem("");
    await call().then(setSeen, (error: Error) => setProblem(error.message));
    setBusy(false);
  };
  const confirm = does(() =>
    callApi<typeof confirmStockRequest>("POST /api/stock-requests/{token}/confirm", { params: { token } }),
  );
  const cancel = does(async () => {
    await callApi<typeof cancelStockRequest>("DELETE /api/stock-requests/{token}", { params: { token } });
    return "gone";
  });
  const what = `${request.rug.name}, ${showSize(request.size)}`;
  if (seen === "gone")
    return (
      <div className="page stock-request stock-request--page" aria-live="polite">
        <h1>Aviso cancelado</h1>
        <p>No te escribiremos y borramos tu correo de este aviso.</p>
        <ButtonLink to={addresses.catalog()}>Ver el catálogo</ButtonLink>
      </div>
    );
  return (
    <div className="page stock-request stock-request--page">
      <p className="label">Aviso de disponibilidad</p>
      <h1>{seen.confirmed ? (seen.told ? "Ya te avisamos" : "Te avisamos cuando vuelva") : "¿Te avisamos cuando vuelva?"}</h1>
      <p>{what}</p>
      {!seen.confirmed && (
        <Button disabled={isBusy} onClick={() => void confirm()}>
          Sí, avísenme
        </Button>
      )}
      {seen.confirmed && <ButtonLink to={addresses.product(request.rug, request.size)}>Ver la alfombra</ButtonLink>}
      <p>
        <button type="button" className="link" disabled={isBusy} onClick={() => void cancel()}>
          Cancelar el aviso y borrar mi correo
        </button>
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
