import type { CartItem } from "../../cart/rules/cart.ts";
import type { ShopperMethod } from "../../payment-methods.ts";
import { writeDocument } from "./document.ts";
import type { CheckoutForm, Consents } from "./form.ts";

/** Spec §3, Order creation payload. */
export function orderBody(input: {
  form: CheckoutForm;
  consents: Consents;
  items: readonly CartItem[];
  method: ShopperMethod;
  discountCode: string | undefined;
}) {
  const { form, consents, items, method, discountCode } = input;
  const idNumber = writeDocument(form.documentType, form.idNumber);
  return {
    customer: {
      name: form.name.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
      documentType: idNumber ? form.documentType : null,
      idNumber: idNumber || null,
    },
    shipping: {
      address: form.address.trim(),
      city: form.city.trim(),
      state: form.state.trim(),
      zipCode: form.zipCode.trim(),
      country: "Colombia",
    },
    items: items.map(({ rug, selectedSize, quantity }) => ({ carpetId: rug.id, size: selectedSize, quantity })),
    paymentMethod: method,
    discountCode: discountCode ?? null,
    consents: { ...consents },
  };
}
export type OrderBody = ReturnType<typeof orderBody>;
