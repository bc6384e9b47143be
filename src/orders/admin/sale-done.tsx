import { Copy, MessageCircle } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { useCopy } from "../../ui/admin/use-copy.ts";
import { whatsappOf } from "../../ui/whatsapp-of.ts";
import type { SaleReply } from "./use-orders.ts";
import { payLinkWords } from "../rules/words.ts";
import { saleWords } from "./sale-words.ts";
import { words } from "./words.ts";

/** What was sold, and the link to send where it is still to be paid. */
export function SaleDone({ sale, phone }: { sale: SaleReply; phone: string }) {
  const copy = useCopy();
  const { paymentUrl } = sale;
  const said = saleWords().done;
  const whatsapp = paymentUrl ? whatsappOf(phone, payLinkWords(sale.orderNumber, sale.total, paymentUrl)) : undefined;
  return (
    <Screen
      title={sale.orderNumber}
      sum={sale.paymentStatus === "paid" ? said.paid(showCents(sale.total)) : said.toBePaid(showCents(sale.total))}
      crumb={<Link to={addresses.admin("orders")}>{words().orders}</Link>}
    >
      <div className="new-sale">
        {sale.paymentError && <p role="alert">{said.noLink(sale.paymentError)}</p>}
        {paymentUrl && <p className="new-sale__link">{paymentUrl}</p>}
        <div className="admin-button-row">
          {paymentUrl && (
            <button
              type="button"
              className="admin-button admin-button--primary"
              onClick={() => void copy(paymentUrl, said.copied)}
            >
              <I of={Copy} />
              {said.copy}
            </button>
          )}
          {whatsapp && (
            <a className="admin-button" href={whatsapp} target="_blank" rel="noreferrer">
              <I of={MessageCircle} />
              {said.whatsapp}
            </a>
          )}
          <Link className="admin-button" to={addresses.admin(`orders/${sale.orderNumber}/open`)}>
            {said.open}
          </Link>
          <Link className="admin-button" to={addresses.admin("orders/new")} reloadDocument>
            {said.another}
          </Link>
        </div>
      </div>
    </Screen>
  );
}
