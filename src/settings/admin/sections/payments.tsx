import type { ShownSettings } from "../../contract.ts";
import { PAYMENTS } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";

function paymentsWords({ mode, lastNotification, canStoreSecrets }: ShownSettings["payments"]): string {
  const said = {
    sandbox: "The shop's own sandbox: no money moves.",
    test: "Bold with test keys.",
    live: "Bold, with real money.",
  };
  const heard = lastNotification
    ? `Last notification ${new Date(lastNotification).toLocaleString("en-GB")}.`
    : "No notification yet.";
  return [said[mode], heard, canStoreSecrets ? "" : "Keys can be entered once SETTINGS_KEY is set."].filter(Boolean).join(" ");
}

export function PaymentsSection({ value }: { value: ShownSettings["payments"] }) {
  return (
    <SectionForm name="payments" about={paymentsWords(value)} value={value}>
      {(form) => (
        <>
          <PlainFields of={PAYMENTS} {...form} />
          <p>
            Bold&apos;s webhook: <code>{form.draft.webhookUrl}</code>
          </p>
        </>
      )}
    </SectionForm>
  );
}
