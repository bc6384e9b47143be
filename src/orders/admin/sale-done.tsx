import { Copy, MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { useCopy } from "../../ui/admin/use-copy.ts";
import { whatsappOf } from "../../ui/whatsapp-of.ts";
import type { SaleReply } from "./use-orders.ts";

/** What was sold, and the link to send where it is still to be paid. */
export function SaleDone({ sale, phone }: { sale: SaleReply; phone: string }) {
  const copy = useCopy();
  const { paymentUrl } = sale;
  const words = `Hola, este es el enlace para pagar tu pedido ${sale.orderNumber} (${showCents(sale.total)}): ${paymentUrl}`;
  const whatsapp = paymentUrl ? whatsappOf(phone, words) : undefined;
  return (
    <Screen
      title={sale.orderNumber}
      sum={`${showCents(sale.total)}. ${sale.paymentStatus === "paid" ? "Paid." : "To be paid."}`}
      crumb={<Link to={addresses.admin("orders")}>Orders</Link>}
    >
      <div className="new-sale">
        {sale.paymentError && <p role="alert">There is no payment link yet: {sale.paymentError}</p>}
        {paymentUrl && <p className="new-sale__link">{paymentUrl}</p>}
        <div className="admin-button-row">
          {paymentUrl && (
            <button
              type="button"
              className="admin-button admin-button--primary"
              onClick={() => void copy(paymentUrl, "Link copied")}
            >
              <I of={Copy} />
              Copy the link
            </button>
          )}
          {whatsapp && (
            <a className="admin-button" href={whatsapp} target="_blank" rel="noreferrer">
              <I of={MessageCircle} />
              Send by WhatsApp
            </a>
          )}
          <Link className="admin-button" to={addresses.admin(`orders/${sale.orderNumber}/open`)}>
            Open order
          </Link>
          <Link className="admin-button" to={addresses.admin("orders/new")} reloadDocument>
            Another sale
          </Link>
        </div>
      </div>
    </Screen>
  );
}
