import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CartProvider } from "./cart-provider.tsx";
import { useCart } from "./use-cart.ts";

function Badge() {
  const { count, ready } = useCart();
  return `${count} ${ready}`;
}

describe("useCart", () => {
  it("raises the specification's error outside its provider", () => {
    expect(() => renderToString(<Badge />)).toThrow("useCart must be used within a CartProvider");
  });

  it("is empty and not ready on the server", () => {
    const page = renderToString(
      <CartProvider>
        <Badge />
      </CartProvider>,
    );
    expect(page).toBe("0 false");
  });
});
