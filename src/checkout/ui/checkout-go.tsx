import { Banknote, Clock, Lock } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { isOnline, type ShopperMethod } from "../../payment-methods.ts";
import { showPesos } from "../../platform/money.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIntoView } from "../../ui/use-into-view.ts";
import type { FormErrors } from "../rules/form.ts";
import type { Problem } from "../rules/steps.ts";
import { MissingList } from "./missing-list.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  method: ShopperMethod;
  total: number;
  problem: Problem | undefined;
  /** Why the chosen way does not take this total. */
  refusal: string | undefined;
  missing: FormErrors | undefined;
  isBusy: boolean;
  /** The total is not known yet: a code is being looked up. */
  isAsking: boolean;
  onGo: () => void;
  onStartAgain: () => void;
};

/** The one ink button under the sections, with what prevents it above it; on phones it is in the bar. */
export function CheckoutGo({ method, total, problem, refusal, missing, isBusy, isAsking, onGo, onStartAgain }: Props) {
  const said = useIntoView(problem);
  const isShort = problem?.is === "stock";
  const isOver = problem?.is === "expired";
  const words = isBusy
    ? isOnline(method)
      ? "Preparando tu pago…"
      : "Revisando inventario…"
    : isOver
      ? "Crear un nuevo pedido"
      : isOnline(method)
        ? "Continuar al pago"
        : "Continuar contra entrega";
  const button = (hasAmount: boolean) => (
    <Button
      className={["btn--wide", hasAmount && "btn--split", isBusy && "btn--busy"].filter(Boolean).join(" ")}
      disabled={isShort || isAsking || refusal !== undefined}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => !isBusy && (isOver ? onStartAgain() : onGo())}
    >
      {words}
      {hasAmount && <span className="num">{showPesos(total)}</span>}
    </Button>
  );
  return (
    <div className="checkout-go">
      {refusal && (
        <Notice tone="gold" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      {missing && <MissingList errors={missing} />}
      {problem && (
        <Notice tone={problem.is === "calm" ? "gold" : "bad"} icon={isOver ? Clock : undefined} role="alert" ref={said}>
          <p>{problem.text}</p>
          {isShort && (
            <p>
              <Link className="link" to={addresses.cart()}>
                Ajustar en el carrito
              </Link>
            </p>
          )}
        </Notice>
      )}
      {button(!isBusy && !isOver && !isShort)}
      <p className="checkout-go__under">
        {isBusy && isOnline(method) ? (
          `Revisamos inventario y pedimos el enlace a ${method}.`
        ) : isOnline(method) ? (
          <>
            <Icon of={Lock} size={18} />
            Se abre la página de {method} en otra ventana. Esta página te espera.
          </>
        ) : (
          <>
            <Icon of={Banknote} size={18} />
            Antes de crear el pedido te mostramos el total que pagas al recibir.
          </>
        )}
      </p>
      <BottomBar label="Total" amount={showPesos(total)}>
        {button(false)}
      </BottomBar>
    </div>
  );
}
