import "../../ui/card-skeleton.css";
import "./cart-reading.css";

/** The cart's own layout, till the browser has read what lies in it. */
export const CartReading = () => (
  <div className="page cart-view cart-reading" aria-busy="true">
    <header>
      <h1>Tu carrito</h1>
    </header>
    <div className="cart-reading__line" aria-hidden="true">
      <i className="sk" />
      <i className="sk" />
    </div>
    <i className="sk cart-reading__sum" aria-hidden="true" />
  </div>
);
