import { Outlet } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import { FloatingButtons } from "./frame/floating-buttons.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { SkipLink } from "./frame/skip-link.tsx";

/** What every page of the shop stands in. */
export default function Frame() {
  return (
    <CartProvider>
      <SkipLink />
      <div className="frame">
        <Header />
        <main id="contenido" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <FloatingButtons />
      </div>
    </CartProvider>
  );
}
