import type { ShownSettings } from "../../contract.ts";
import { showroomFields } from "../field-lists.ts";
import { LineList } from "../line-list.tsx";
import { PlaceFields } from "../place-fields.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { WeekFields } from "../week-fields.tsx";
import { words } from "../words.ts";

export function ShowroomSection({ value }: { value: ShownSettings["showroom"] }) {
  return (
    <SectionForm name="showroom" about={words().about.showroom} value={value}>
      {(form) => (
        <>
          <WeekFields
            of={words().sections.showroom}
            week={form.draft.week}
            errors={form.errors}
            onChange={(week) => form.set({ week })}
          />
          <PlainFields of={showroomFields()} {...form} />
          <LineList
            label={words().showroom.closedDays}
            hint={words().showroom.closedDaysHint}
            rows={3}
            value={form.draft.closedDays}
            show={(date) => date}
            read={(date) => date}
            field="closedDays"
            errors={form.errors}
            onChange={(closedDays) => form.set({ closedDays })}
          />
          <PlaceFields
            places={form.draft.places}
            was={value.places}
            week={form.draft.week}
            errors={form.errors}
            onChange={(places) => form.set({ places })}
          />
        </>
      )}
    </SectionForm>
  );
}
