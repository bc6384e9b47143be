import ivory from "../../../ui/brand/logo-ivory.svg?url";
import row from "../../../ui/brand/logo.svg?url";
import stacked from "../../../ui/brand/logo-stacked.svg?url";
import { useShop } from "../../../ui/use-shop.ts";
import "./shop-mark.css";

/** The owner's logo, the drawing that comes with the demo, or the shop's name in letters. */
export function ShopMark({ onDark = false }: { onDark?: boolean }) {
  const { name, logo } = useShop();
  if (logo === "demo" && onDark) return <img src={ivory} alt={name} width={246} height={48} loading="lazy" />;
  if (logo === "demo")
    return (
      <>
        {/* Lazy: the form that is not shown on this screen is not fetched. */}
        <img className="head__stacked" src={stacked} alt="" width={241} height={84} loading="lazy" />
        <img className="head__row" src={row} alt="" width={246} height={48} loading="lazy" />
      </>
    );
  // A dark logo would not be seen on the footer's ground.
  if (logo && !onDark) return <img className="shop-mark__own" src={logo} alt="" loading="lazy" />;
  return (
    <b className={`shop-mark${name.length > 36 ? " shop-mark--full" : name.length > 18 ? " shop-mark--long" : ""}`}>{name}</b>
  );
}
