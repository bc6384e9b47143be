import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { addDays, bogotaDate } from "../../platform/bogota-time.ts";
import { callApi } from "../../platform/call-api.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { showCents } from "../../platform/money.ts";
import type { Insight, readInsight } from "../contract.ts";
import { findingOf } from "./finding-words.ts";
import { CarpetTable } from "./carpet-table.tsx";
import { Funnel } from "./funnel.tsx";
import { Bars, Devices, SoldOut, Vitals, Words } from "./panels.tsx";
import { words } from "./words.ts";
import "./insight.css";

const PERIODS = [7, 30, 90];
const noon = (day: string): string => showDay(`${day}T17:00:00Z`);

export function InsightScreen() {
  const said = words().screen;
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("days"));
  const days = PERIODS.includes(asked) ? asked : 30;
  const [to] = useState(() => bogotaDate(new Date()));
  const query = { from: addDays(to, 1 - days), to };
  const report = useQuery({
    queryKey: ["insight", query],
    queryFn: () => callApi<typeof readInsight>("GET /api/admin/insight", { query }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data } = report;
  const finding = data && findingOf(data);
  return (
    <Screen
      title={said.title}
      crumb={<span className="admin-label">{said.period(noon(query.from), noon(query.to))}</span>}
      sum={finding && <span className="insight-finding">{finding.title}</span>}
    >
      <div className="admin-padded">
        <fieldset className="admin-segments admin-segments--small">
          <legend className="admin-visually-hidden">{said.periods}</legend>
          {PERIODS.map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={each === days}
              onClick={() => setParams({ days: String(each) }, { replace: true })}
            >
              {said.days(each)}
            </button>
          ))}
        </fieldset>
      </div>
      {report.error && <Banner text={said.failed} detail={reasonOf(report.error)} retry={() => void report.refetch()} />}
      {report.isPending && <SkeletonRows height={60} />}
      {data && <Report of={data} text={finding!.text} csv={`/api/admin/insight/csv?${new URLSearchParams(query)}`} />}
    </Screen>
  );
}

function Report({ of, text, csv }: { of: Insight; text: string; csv: string }) {
  const said = words().screen;
  const nameOf = (source: string) => said.sourceNames[source] ?? source;
  const list = (rows: { label: string; n: number }[]) => rows.filter(({ n }) => n > 0).slice(0, 6);
  return (
    <div className="insight">
      <p className="insight__text">{text}</p>
      {of.visits > 0 && <Funnel of={of} />}
      {of.showroom.visits > 0 && (
        <p className="admin-muted">
          {said.showroom(
            of.showroom.visits,
            of.showroom.sold,
            of.showroom.percent.toLocaleString("es-CO"),
            showCents(of.showroom.money),
          )}
        </p>
      )}
      {of.signals.length > 0 && (
        <section>
          <h2>{said.toDo}</h2>
          <ul className="insight-signals">
            {of.signals.map(({ text: signal, action, address }) => (
              <li key={signal}>
                <span>{signal}</span>
                <Link className="admin-link" to={address}>
                  {action}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="insight__columns">
        <Bars title={said.sources} rows={list(of.sources.map(({ source, visits }) => ({ label: nameOf(source), n: visits })))} />
        <Bars
          title={said.orderSources}
          rows={list(of.order_sources.map(({ source, orders }) => ({ label: nameOf(source), n: orders })))}
        />
        <Words of={of.searches_without_result} hasFound={of.searches.length > 0} />
        <Devices of={of.device_funnels} />
        <Bars title={said.pages} rows={list(of.pages.map(({ path, views }) => ({ label: path, n: views })))} />
        <Bars title={said.searches} rows={list(of.searches.map(({ word, count }) => ({ label: word, n: count })))} />
        <Bars title={said.cities} rows={list(of.cities.map(({ city, orders }) => ({ label: city, n: orders })))} />
      </div>
      <SoldOut of={of.sold_out} />
      <Vitals of={of.vitals} />
      <div className="admin-section-heading">
        <h2>{said.rugs}</h2>
        <a className="admin-link admin-push-end" href={csv} download>
          {said.exportCsv}
        </a>
      </div>
      <CarpetTable of={of.carpets} />
      <p className="admin-small admin-muted">{said.privacy}</p>
    </div>
  );
}
