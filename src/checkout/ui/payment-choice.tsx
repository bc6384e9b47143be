import { CreditCard, Landmark, type IconNode, Smartphone, Wallet } from "lucide";
import type { ReactNode } from "react";
import { ONLINE_METHODS, type ShopperMethod } from "../../payment-methods.ts";
import { showPesos } from "../../platform/money.ts";
import { Radio } from "../../ui/choice.tsx";
import type { Amounts } from "../rules/amounts.ts";
import { gatewayRefusal, gatewayWays } from "../rules/bold-limits.ts";
import type { Limits } from "../use-bold-limits.ts";
import "./payment-choice.css";
import { useShop } from "../../ui/use-shop.ts";
import { Icon } from "../../ui/icon.tsx";
import { showPercent } from "../../rates.ts";

const ICONS: Record<string, IconNode> = { PSE: Landmark, Nequi: Smartphone, Daviplata: Wallet, Tarjeta: CreditCard };

type Props = {
  method: ShopperMethod;
  onChange: (method: ShopperMethod) => void;
  amounts: Record<ShopperMethod, Amounts>;
  limits: Limits | undefined;
  /** Before the cart is read its total is no reason to refuse anything. */
  isReady: boolean;
};

/** One radio group. Each row says what it adds and the total it gives before it is chosen. */
export function PaymentChoice({ method, onChange, amounts, limits, isReady }: Props) {
  const { codEnabled, codPercent, minutesToPay } = useShop().selling;
  // Until the gateways have answered only the first is offered.
  const online = ONLINE_METHODS.filter((name, place) => (limits ? limits[name] : place === 0));
  return (
    <fieldset className="payment-choice" aria-label="Método de pago">
      {online.map((name) => {
        const { total } = amounts[name];
        const refusal = isReady ? gatewayRefusal(name, total, limits?.[name], codEnabled) : undefined;
        return (
          <Option
            key={name}
            value={name}
            isChosen={method === name}
            isOff={refusal !== undefined}
            onChoose={() => onChange(name)}
            title={`Pago en línea con ${name}`}
            cost="Sin recargo"
            total={total}
            body={
              refusal ??
              `Pagas en la página segura de ${name}. Guardamos tus alfombras durante ${minutesToPay} minutos mientras terminas.`
            }
          >
            {!refusal && <Ways of={gatewayWays(total, limits?.[name])} />}
          </Option>
        );
      })}
      {codEnabled && (
        <Option
          value="COD"
          isChosen={method === "COD"}
          onChoose={() => onChange("COD")}
          title="Contra entrega, en efectivo"
          cost={codPercent > 0 ? `+ ${showPesos(amounts.COD.surcharge)} de recargo` : "Sin recargo"}
          total={amounts.COD.total}
          body={`Pagas cuando la alfombra está en tu casa.${codPercent > 0 ? ` Este método suma un recargo del ${showPercent(codPercent)} sobre el subtotal.` : ""}`}
        />
      )}
    </fieldset>
  );
}

const Ways = ({ of }: { of: string[] }) => (
  <ul className="payment-option__ways">
    {of.map((way) => {
      const sign = ICONS[way] ?? Landmark;
      return (
        <li key={way}>
          <Icon of={sign} size={18} />
          {way}
        </li>
      );
    })}
  </ul>
);

type OptionProps = {
  value: ShopperMethod;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
  title: string;
  cost: string;
  total: number;
  body: string;
  children?: ReactNode;
};

function Option({ value, isChosen, isOff, onChoose, title, cost, total, body, children }: OptionProps) {
  return (
    <label className={isOff ? "payment-option is-off" : "payment-option"}>
      <Radio name="paymentMethod" value={value} checked={isChosen} disabled={isOff} onChange={onChoose} />
      <strong>{title}</strong>
      <span className="payment-option__cost num">
        {cost}
        <small>total {showPesos(total)}</small>
      </span>
      <span className="payment-option__body">{body}</span>
      {children}
    </label>
  );
}
