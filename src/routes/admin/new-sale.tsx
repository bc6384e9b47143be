import { CustomerLookup } from "../../customers/admin/customer-lookup.tsx";
import { NewSaleScreen } from "../../orders/admin/new-sale-screen.tsx";
import { Only } from "../../staff/admin/only.tsx";

export default function NewSale() {
  return (
    <NewSaleScreen
      lookup={(onPick) => (
        <Only call="GET /api/admin/customers">
          <CustomerLookup onPick={onPick} />
        </Only>
      )}
    />
  );
}
