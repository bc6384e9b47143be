import { FileDown, FileUp } from "lucide";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useState } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import type { CarpetQuery } from "./contract.ts";
import { CsvImport } from "./csv-import.tsx";
import { bulkWords } from "./bulk-words.ts";

/** Out to a spreadsheet and back: what the filters show is exported; an import always begins with a dry run. */
export function CsvTools({ query }: { query: CarpetQuery }) {
  const [importing, setImporting] = useState(false);
  const { page: _page, limit: _limit, ...filter } = query;
  const chosen = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="admin-button">CSV</DropdownMenu.Trigger>
        <DropdownMenu.Portal container={usePortalRoot()}>
          <DropdownMenu.Content className="admin-menu" align="end" sideOffset={4}>
            <DropdownMenu.Item asChild>
              <a href={`/api/admin/carpets/csv?${new URLSearchParams(chosen)}`} download="carpets.csv">
                <I of={FileDown} s />
                {bulkWords().csv.export}
              </a>
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => setImporting(true)}>
              <I of={FileUp} s />
              {bulkWords().csv.import}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {importing && <CsvImport onClose={() => setImporting(false)} />}
    </>
  );
}
