import { Calculator, Download } from "lucide";
import * as Popover from "@radix-ui/react-popover";
import { useState } from "react";
import { bogotaDate } from "../../platform/bogota-time.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { words } from "./words.ts";

/** Sales, refunds and IVA of a period for the bookkeeper. */
export function AccountingExport({ isSmall = false }: { isSmall?: boolean }) {
  const container = usePortalRoot();
  const may = useMay();
  const [today] = useState(() => bogotaDate(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<string>("plain");
  if (!may("GET /api/admin/accounting/csv")) return null;
  const said = words().accounting;
  const hints: Record<string, string> = { siigo: said.siigoHint, alegra: said.alegraHint };
  const formats = { plain: said.plain, siigo: "Siigo", alegra: "Alegra" };
  const days = [
    [words().filters.fromDay, from, setFrom],
    [words().filters.toDay, to, setTo],
  ] as const;
  return (
    <Popover.Root>
      {isSmall ? (
        <Popover.Trigger className="admin-button admin-button--icon admin-button--text" aria-label={said.title}>
          <I of={Calculator} />
        </Popover.Trigger>
      ) : (
        <Popover.Trigger className="admin-button">
          <I of={Calculator} />
          {said.title}
        </Popover.Trigger>
      )}
      <Popover.Portal container={container}>
        <Popover.Content
          className="admin-menu order-more-filters"
          align="end"
          sideOffset={4}
          collisionPadding={12}
          aria-label={said.title}
        >
          {days.map(([label, value, set]) => (
            <Field key={label} label={label}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="admin-input"
                  type="date"
                  value={value}
                  onChange={({ target }) => set(target.value)}
                />
              )}
            </Field>
          ))}
          <Field label={said.columns} hint={hints[format]}>
            {(wiring) => (
              <Select {...wiring} value={format} onChange={({ target }) => setFormat(target.value)}>
                {Object.entries(formats).map(([name, word]) => (
                  <option key={name} value={name}>
                    {word}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <a
            className="admin-button admin-button--primary"
            href={`/api/admin/accounting/csv?${new URLSearchParams({ from, to, format })}`}
            download
          >
            <I of={Download} />
            {said.download}
          </a>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
