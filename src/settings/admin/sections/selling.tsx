import { readDeliveryDays, showDeliveryDays } from "../../rules/delivery-days.ts";
import { Switch } from "../../../ui/admin/switch.tsx";
import type { ShownSettings } from "../../contract.ts";
import { sellingFields } from "../field-lists.ts";
import { LineList } from "../line-list.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { SellingExample } from "../selling-example.tsx";
import { words } from "../words.ts";

export function SellingSection({ value }: { value: ShownSettings["selling"] }) {
  const said = words().selling;
  return (
    <SectionForm name="selling" about={words().about.selling} value={value}>
      {(form) => (
        <>
          <div className="settings-selling">
            <div>
              <div className="settings-toggle">
                <span>{said.cod}</span>
                <Switch label={said.cod} checked={form.draft.codEnabled} onChange={(codEnabled) => form.set({ codEnabled })} />
              </div>
              <PlainFields of={sellingFields()} {...form} />
            </div>
            <SellingExample codEnabled={form.draft.codEnabled} codPercent={form.draft.codPercent} />
          </div>
          <LineList
            label={said.deliveryDays}
            hint={said.deliveryDaysHint}
            value={form.draft.deliveryDays}
            show={showDeliveryDays}
            read={readDeliveryDays}
            field="deliveryDays"
            errors={form.errors}
            onChange={(deliveryDays) => form.set({ deliveryDays })}
          />
          <LineList
            label={said.carriers}
            hint={said.carriersHint}
            value={form.draft.carriers}
            show={({ name, tracking }) => [name, tracking].filter(Boolean).join(" | ")}
            read={(line) => {
              const [name = "", tracking = ""] = line.split("|").map((part) => part.trim());
              return { name, tracking };
            }}
            field="carriers"
            errors={form.errors}
            onChange={(carriers) => form.set({ carriers })}
          />
        </>
      )}
    </SectionForm>
  );
}
