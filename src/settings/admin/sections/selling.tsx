import { readDeliveryDays, showDeliveryDays } from "../../rules/delivery-days.ts";
import { Switch } from "../../../ui/admin/switch.tsx";
import type { ShownSettings } from "../../contract.ts";
import { SELLING } from "../field-lists.ts";
import { LineList } from "../line-list.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { SellingExample } from "../selling-example.tsx";

export function SellingSection({ value }: { value: ShownSettings["selling"] }) {
  return (
    <SectionForm name="selling" about="Applies to new orders. Orders already placed keep what they were told." value={value}>
      {(form) => (
        <>
          <div className="settings-selling">
            <div>
              <div className="settings-toggle">
                <span>Cash on delivery</span>
                <Switch
                  label="Cash on delivery"
                  checked={form.draft.codEnabled}
                  onChange={(codEnabled) => form.set({ codEnabled })}
                />
              </div>
              <PlainFields of={SELLING} {...form} />
            </div>
            <SellingExample codEnabled={form.draft.codEnabled} codPercent={form.draft.codPercent} />
          </div>
          <LineList
            label="Days to the door"
            hint="One place a line, in working days: Antioquia / Medellín | 2-4, Cundinamarca | 2-3; * | 4-8 is the rest of the country"
            value={form.draft.deliveryDays}
            show={showDeliveryDays}
            read={readDeliveryDays}
            field="deliveryDays"
            errors={form.errors}
            onChange={(deliveryDays) => form.set({ deliveryDays })}
          />
          <LineList
            label="Carriers"
            hint="One a line: its name, and after a bar the page where {number} is followed"
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
