import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide";
import { useState } from "react";
import { DropZone } from "../../media/admin/drop-zone.tsx";
import { ApiError } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { ConnectionsNav } from "../../ui/admin/connections.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner } from "../../ui/admin/states.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { ImportReport, listImports } from "../contract.ts";
import { ImportList } from "./import-list.tsx";
import { ReportView } from "./report-view.tsx";
import { words } from "./words.ts";
import "./imports.css";

const FORMATS = [
  ["shopify", "Shopify"],
  ["woocommerce", "WooCommerce"],
] as const;
const EXPORT = "/api/admin/export?format=shopify";
type Sent = { file: File; format: string; dryRun: boolean };

async function send({ file, format, dryRun }: Sent): Promise<ImportReport> {
  const body = new FormData();
  body.set("file", file);
  const response = await fetch(`/api/admin/import?format=${format}${dryRun ? "&dryRun=1" : ""}`, { method: "POST", body });
  const data = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new ApiError(response.status, data);
  return data as ImportReport;
}

/** Choose a file, see what would change, do it, watch the pictures come, undo it as a whole. */
export function ImportScreen() {
  const said = words().screen;
  const [format, setFormat] = useState<string>("shopify");
  const [file, setFile] = useState<File>();
  const list = useQuery({
    queryKey: ["imports"],
    queryFn: () => callList<typeof listImports>("GET /api/admin/imports", { limit: 20 }),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ pictures }) => pictures.waiting > 0) ? 3000 : false),
  });
  const save = useSave(send, {
    failed: said.failed,
    done: ({ dryRun, created, updated }) => (dryRun ? undefined : said.done(created, updated)),
    stale: ["imports", "carpets", "carpet-facts", "collections"],
  });
  const look = (chosen: File, as = format) => {
    setFile(chosen);
    save.mutate({ file: chosen, format: as, dryRun: true });
  };
  const report = save.data?.dryRun && file ? save.data : undefined;
  const changes = report ? report.created + report.updated : 0;
  return (
    <Screen
      title={said.title}
      sum={said.sum}
      actions={
        <a className="admin-button" href={EXPORT} download="shopify.csv">
          <I of={FileDown} />
          {said.export}
        </a>
      }
      phoneActions={
        <a className="admin-button admin-button--icon" href={EXPORT} download="shopify.csv" aria-label={said.export}>
          <I of={FileDown} />
        </a>
      }
    >
      <ConnectionsNav />
      <div className="admin-padded import-choice">
        <fieldset className="admin-segments">
          <legend className="admin-visually-hidden">{said.otherShop}</legend>
          {FORMATS.map(([each, label]) => (
            <button
              type="button"
              key={each}
              aria-pressed={format === each}
              onClick={() => {
                setFormat(each);
                if (file) look(file, each);
              }}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <DropZone accept=".csv,text/csv" add={([chosen]) => chosen && look(chosen)}>
          <b>{file?.name ?? said.drop}</b>
          <span>{save.isPending ? said.reading : said.most}</span>
        </DropZone>
      </div>
      {save.error && <Banner text={save.error.message || said.failed} detail={said.unchanged} />}
      {report && (
        <ReportView
          report={report}
          action={
            <button
              type="button"
              className="admin-button admin-button--primary"
              disabled={changes === 0 || save.isPending}
              onClick={() => file && save.mutate({ file, format, dryRun: false }, { onSuccess: () => setFile(undefined) })}
            >
              {changes === 0 ? said.nothing : said.import(changes)}
            </button>
          }
        />
      )}
      <ImportList list={list} />
    </Screen>
  );
}
