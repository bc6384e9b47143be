import { Calculator, Download } from "lucide-react";
import * as Popover from "@radix-ui/react-popover";
import { useState } from "react";
import { bogotaDate } from "../../platform/bogota-time.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { Select } from "../../ui/admin/select.tsx";

const FORMATS = { plain: "Plain CSV", siigo: "Siigo", alegra: "Alegra" } as const;

const HINTS: Record<string, string> = {
  siigo: "As in Siigo's sheet for invoices: 500 rows a file, with your company's codes for document, tax and payment.",
};

/** Sales, refunds and IVA of a period for the bookkeeper. */
export function AccountingExport() {
  const container = usePortalRoot();
  const may = useMay();
  const [today] = useState(() => bogotaDate(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<string>("plain");
  if (!may("GET /api/admin/accounting/csv")) return null;
  const days = { "From day": [from, setFrom], "To day": [to, setTo] } as const;
  return (
    <Popover.Root>
      <Popover.Trigger className="admin-button">
        <I of={Calculator} />
        Accounting
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content className="admin-menu order-more-filters" align="end" sideOffset={4} aria-label="Accounting">
          {Object.entries(days).map(([label, [value, set]]) => (
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
          <Field label="Columns" hint={HINTS[format]}>
            {(wiring) => (
              <Select {...wiring} value={format} onChange={({ target }) => setFormat(target.value)}>
                {Object.entries(FORMATS).map(([name, word]) => (
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
            Download
          </a>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
