import type { ShownSettings } from "../../contract.ts";
import { paymentFields } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { Only } from "../../../staff/admin/only.tsx";
import { TestPayment } from "../test-payment.tsx";
import { words } from "../words.ts";

function paymentsWords({ mode, lastNotification, canStoreSecrets }: ShownSettings["payments"]): string {
  const said = words().payments;
  const heard = lastNotification ? said.heard(new Date(lastNotification)) : said.notHeard;
  return [said.modes[mode], heard, canStoreSecrets ? "" : said.noKey].filter(Boolean).join(" ");
}

export function PaymentsSection({ value }: { value: ShownSettings["payments"] }) {
  return (
    <SectionForm name="payments" about={paymentsWords(value)} value={value}>
      {(form) => (
        <>
          <PlainFields of={paymentFields()} {...form} />
          <p>
            {words().payments.webhook} <code>{form.draft.webhookUrl}</code>
          </p>
          <Only call="POST /api/admin/settings/payments/test">
            <TestPayment />
          </Only>
        </>
      )}
    </SectionForm>
  );
}
