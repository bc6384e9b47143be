import type { ShownSettings } from "../../contract.ts";
import { SHOWROOM } from "../field-lists.ts";
import { LineList } from "../line-list.tsx";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { WeekFields } from "../week-fields.tsx";

export function ShowroomSection({ value }: { value: ShownSettings["showroom"] }) {
  return (
    <SectionForm name="showroom" about="When visits can be booked; the last begins an hour before it closes." value={value}>
      {(form) => (
        <>
          <WeekFields of="Showroom" week={form.draft.week} errors={form.errors} onChange={(week) => form.set({ week })} />
          <PlainFields of={SHOWROOM} {...form} />
          <LineList
            label="Closed days"
            hint="One date a line, such as 2026-12-31"
            rows={3}
            value={form.draft.closedDays}
            show={(date) => date}
            read={(date) => date}
            field="closedDays"
            errors={form.errors}
            onChange={(closedDays) => form.set({ closedDays })}
          />
        </>
      )}
    </SectionForm>
  );
}
