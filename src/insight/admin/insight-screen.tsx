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
import { findingOf } from "../rules/finding.ts";
import { CarpetTable } from "./carpet-table.tsx";
import { Funnel } from "./funnel.tsx";
import { Bars, Devices, SoldOut, Vitals, Words } from "./panels.tsx";
import "./insight.css";

const PERIODS = [7, 30, 90];
const noon = (day: string): string => showDay(`${day}T17:00:00Z`);

export function InsightScreen() {
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
      title="Insight"
      crumb={
        <span className="admin-label">
          {noon(query.from)} to {noon(query.to)}
        </span>
      }
      sum={finding && <span className="insight-finding">{finding.title}</span>}
    >
      <div className="admin-padded">
        <fieldset className="admin-segments admin-segments--small">
          <legend className="admin-visually-hidden">Period</legend>
          {PERIODS.map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={each === days}
              onClick={() => setParams({ days: String(each) }, { replace: true })}
            >
              {each} days
            </button>
          ))}
        </fieldset>
      </div>
      {report.error && (
        <Banner text="Failed to fetch the numbers" detail={reasonOf(report.error)} retry={() => void report.refetch()} />
      )}
      {report.isPending && <SkeletonRows height={60} />}
      {data && <Report of={data} text={finding!.text} csv={`/api/admin/insight/csv?${new URLSearchParams(query)}`} />}
    </Screen>
  );
}

function Report({ of, text, csv }: { of: Insight; text: string; csv: string }) {
  const room = of.funnel.find(({ step }) => step === "room")?.count ?? 0;
  const list = (rows: { label: string; n: number }[]) => rows.filter(({ n }) => n > 0).slice(0, 6);
  return (
    <div className="insight">
      <p className="insight__text">{text}</p>
      {of.visits > 0 && <Funnel of={of} />}
      {room > 0 && <p className="admin-muted">{room} tried a rug in a photo of their room.</p>}
      {of.showroom.visits > 0 && (
        <p className="admin-muted">
          {of.showroom.visits} {of.showroom.visits === 1 ? "visit" : "visits"} to the showroom, {of.showroom.sold} of them a sale
          ({of.showroom.percent.toLocaleString("es-CO")} %), {showCents(of.showroom.money)}.
        </p>
      )}
      {of.signals.length > 0 && (
        <section>
          <h2>To do</h2>
          <ul className="insight-signals">
            {of.signals.map(({ text: said, action, address }) => (
              <li key={said}>
                <span>{said}</span>
                <Link className="admin-link" to={address}>
                  {action}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="insight__columns">
        <Bars title="Where they come from" rows={list(of.sources.map(({ source, visits }) => ({ label: source, n: visits })))} />
        <Bars
          title="Orders by source"
          rows={list(of.order_sources.map(({ source, orders }) => ({ label: source, n: orders })))}
        />
        <Words of={of.searches_without_result} />
        <Devices of={of.device_funnels} />
        <Bars title="Pages" rows={list(of.pages.map(({ path, views }) => ({ label: path, n: views })))} />
        <Bars title="Searched and found" rows={list(of.searches.map(({ word, count }) => ({ label: word, n: count })))} />
        <Bars title="Delivered to" rows={list(of.cities.map(({ city, orders }) => ({ label: city, n: orders })))} />
      </div>
      <SoldOut of={of.sold_out} />
      <Vitals of={of.vitals} />
      <div className="admin-section-heading">
        <h2>Rug by rug</h2>
        <a className="admin-link admin-push-end" href={csv} download>
          Export CSV
        </a>
      </div>
      <CarpetTable of={of.carpets} />
      <p className="admin-small admin-muted">
        Counted by this shop alone, without cookies. A person is counted once a day, and who it was is forgotten after two.
      </p>
    </div>
  );
}
