import { ArrowLeft, ChevronDown, ShoppingBag } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { CART_TEXTS } from "../../cart/texts.ts";
import { totalOf } from "../../cart/rules/cart.ts";
import { linePrice } from "../../cart/rules/line-price.ts";
import { useCart } from "../../cart/use-cart.ts";
import { useLiveStock } from "../../cart/use-live-stock.ts";
import { track } from "../../marketing/meta/track.ts";
import { isOnline, ONLINE_METHODS, SHOPPER_METHODS, type ShopperMethod } from "../../payment-methods.ts";
import { showCents, showPesos } from "../../platform/money.ts";
import { type Amounts, amountsOf } from "../rules/amounts.ts";
import { gatewayRefusal } from "../rules/bold-limits.ts";
import { orderBody } from "../rules/order-body.ts";
import { slipOfCart, slipOfOrder } from "../rules/slip.ts";
import { useGatewayLimits } from "../use-bold-limits.ts";
import { useCheckoutForm } from "../use-checkout-form.ts";
import { useDiscount } from "../use-discount.ts";
import { useSteps } from "../use-steps.ts";
import { CheckoutGo } from "./checkout-go.tsx";
import { ConfirmedView } from "./confirmed-view.tsx";
import { ConsentBoxes } from "./consent-boxes.tsx";
import { DiscountBox } from "./discount-box.tsx";
import { FormSection } from "./form-section.tsx";
import { OrderSlip } from "./order-slip.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { ShippingForm } from "./shipping-form.tsx";
import { BoldReady, CodConfirm } from "./step-card.tsx";
import { WaitingView } from "./waiting-view.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { Icon } from "../../ui/icon.tsx";
import "./checkout-screen.css";

/** From the form to the confirmed order: the step machine says which view is shown. */
export function CheckoutScreen() {
  const { codEnabled, codPercent } = useShop().selling;
  const cart = useCart();
  const form = useCheckoutForm();
  useLiveStock(); // The summary shows the shop's prices of now, not those of the day the rug was chosen.
  const subtotal = totalOf(cart.items);
  const discount = useDiscount(cart.items);
  const steps = useSteps({ onFields: form.accept });
  const limits = useGatewayLimits();
  const [chosen, setChosen] = useState<ShopperMethod>();
  const [isChecking, setChecking] = useState(false);
  const { step, order } = steps;

  const pieces = cart.items.map(({ rug, selectedSize, quantity }) => ({
    id: rug.id,
    quantity,
    price: linePrice(rug, selectedSize),
  }));
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    isBegun.current ||= track("InitiateCheckout", pieces);
  });
  useEffect(() => {
    if (cart.ready) begin();
  }, [cart.ready, form.consents.marketing]);

  const navigate = useNavigate();
  const isLost = cart.ready && cart.items.length === 0 && step.at === "selection" && steps.isSettled;
  const problem = step.at === "selection" ? step.problem : undefined;
  useEffect(() => {
    // Spec §2: an empty cart with no order in progress redirects to /cart; what there is to say goes along.
    if (isLost) void navigate(addresses.cart(), { replace: true, state: problem && { problem } });
  }, [isLost, navigate, problem]);

  if (step.at === "confirmed") return <ConfirmedView orderNumber={step.orderNumber} order={order} />;

  const amounts = Object.fromEntries(
    SHOPPER_METHODS.map((name) => [name, amountsOf(subtotal, discount.applied, name, codPercent)]),
  ) as Record<ShopperMethod, Amounts>;
  // Until the cart is read its total is 0, which says nothing about a gateway.
  const refusalOf = (name: ShopperMethod): string | undefined =>
    cart.ready && isOnline(name) ? gatewayRefusal(name, amounts[name].total, limits?.[name], codEnabled) : undefined;
  // What no gateway takes is not chosen for the shopper; their own choice is kept, and says why it does not go on.
  const method = chosen ?? (codEnabled && refusalOf(ONLINE_METHODS[0]) ? "COD" : ONLINE_METHODS[0]);

  if (step.at === "waiting")
    return (
      <div className="page checkout">
        <WaitingView
          step={step}
          order={order}
          isCancelling={steps.isCancelling}
          cancelFailed={steps.cancelFailed}
          onCancel={() => void steps.cancel()}
          onRenewed={steps.renewed}
        />
        <OrderSlip title="En este pedido" slip={order && slipOfOrder(order)} />
      </div>
    );
  if (steps.isResuming || isLost) return <div className="page checkout checkout--reading" aria-busy="true" />;

  const body = () =>
    orderBody({
      form: form.form,
      consents: form.consents,
      items: cart.items,
      method,
      discountCode: discount.applied?.code,
    });
  const go = async () => {
    steps.startAgain();
    if (!form.submit()) return;
    track("AddPaymentInfo", pieces);
    if (isOnline(method)) return steps.payByBold(body());
    setChecking(true);
    await steps.chooseCod(body());
    setChecking(false);
  };
  const isBusy = step.at === "bold_loading" || isChecking;
  const reading = cart.ready ? "" : " is-reading";
  // Once the order exists its own words count: the cart may change in another tab.
  const isOrdered = step.at === "bold_ready";
  const pieceCount = isOrdered && order ? order.items.reduce((sum, { quantity }) => sum + quantity, 0) : cart.count;
  const total = isOrdered && order ? showCents(order.total) : showPesos(amounts[method].total);

  return (
    <>
      <a className={`checkout__sum-top${reading}`} href="#resumen">
        <span>
          <Icon of={ShoppingBag} size={18} /> {CART_TEXTS.pieces(pieceCount)} <Icon of={ChevronDown} size={16} />
        </span>
        <b className="num">{total}</b>
      </a>
      <div className={`page checkout${reading}`} aria-busy={!cart.ready}>
        <div>
          <Link className="link checkout__back" to={addresses.cart()}>
            <Icon of={ArrowLeft} size={16} />
            Volver al carrito
          </Link>
          <h1>Finalizar compra</h1>
          <p className="checkout__lead">Tres pasos cortos, sin crear una cuenta.</p>
          <div className="checkout__form">
            <fieldset disabled={!cart.ready || step.at !== "selection"}>
              <ShippingForm state={form} />
            </fieldset>
            <FormSection number={3} title="Cómo pagas">
              {step.at === "bold_ready" ? (
                <BoldReady
                  order={step.order}
                  gateway={method}
                  total={amounts[method].total}
                  isBusy={steps.isCancelling}
                  cancelFailed={steps.cancelFailed}
                  onOpen={steps.openBold}
                  onChange={() => void steps.changeMethod()}
                  onRenewed={steps.renewed}
                />
              ) : step.at === "cod_confirm" ? (
                <CodConfirm
                  amounts={amounts.COD}
                  isPlacing={step.isPlacing}
                  onConfirm={() => void steps.placeCod(body())}
                  onChange={() => void steps.changeMethod()}
                />
              ) : (
                <fieldset disabled={!cart.ready || isBusy}>
                  <PaymentChoice method={method} onChange={setChosen} amounts={amounts} limits={limits} isReady={cart.ready} />
                  <ConsentBoxes state={form} />
                  <output className="vh">{cart.ready && `Total ${showPesos(amounts[method].total)}`}</output>
                </fieldset>
              )}
            </FormSection>
            {(step.at === "selection" || step.at === "bold_loading") && (
              <CheckoutGo
                method={method}
                total={amounts[method].total}
                problem={problem}
                refusal={refusalOf(method)}
                missing={form.isListed ? form.errors : undefined}
                isBusy={isBusy}
                isAsking={discount.isBusy}
                onGo={() => void go()}
                onStartAgain={steps.startAgain}
              />
            )}
          </div>
        </div>
        {isOrdered ? (
          <OrderSlip title="En este pedido" slip={order && slipOfOrder(order)} />
        ) : (
          <OrderSlip title="Tu pedido" slip={slipOfCart(cart.items, amounts[method], discount.applied, codPercent)}>
            <fieldset disabled={!cart.ready || step.at !== "selection"}>
              <DiscountBox state={discount} />
            </fieldset>
          </OrderSlip>
        )}
      </div>
    </>
  );
}
