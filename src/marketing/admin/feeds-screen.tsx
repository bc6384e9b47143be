import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { ConnectionsNav, CopyLine } from "../../ui/admin/connections.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { FeedReport, readFeedReport } from "../feeds/contract.ts";
import { words } from "./words.ts";

type Problem = FeedReport["problems"][number];

const columnsOf = (said = words()) => [
  column<Problem>("rug", said.rug, ({ carpet_id: id, carpet_name: name }) => (
    <Link className="admin-link" to={addresses.admin(`carpets/${id}`)}>
      {name}
    </Link>
  )),
  column<Problem>("attribute", said.attribute, ({ attribute }) => attribute, { className: "admin-nowrap" }),
  column<Problem>("problem", said.lacks, ({ problem }) => said.problem(problem)),
];

/** What Google and Meta take, and what keeps a rug from being taken. */
export function FeedsScreen() {
  const report = useQuery({
    queryKey: ["feeds"],
    queryFn: () => callApi<typeof readFeedReport>("GET /api/admin/feeds/report"),
    staleTime: 0,
  });
  const said = words();
  const { data } = report;
  const home = globalThis.location?.origin ?? "";
  const sum = data && said.sum(data.items);
  return (
    <Screen title={said.title} sum={sum}>
      <ConnectionsNav />
      <div className="admin-padded">
        <CopyLine label={said.google} text={`${home}/feeds/google.xml`} />
        <CopyLine label={said.meta} text={`${home}/feeds/meta.csv`} />
      </div>
      {report.error && <Banner text={said.failed} detail={reasonOf(report.error)} retry={() => void report.refetch()} />}
      {report.isPending && <SkeletonRows height={24} />}
      {data && data.problems.length > 0 && (
        <>
          <div className="admin-padded admin-section-heading">
            <h2>{said.toMend}</h2>
            {data.isCut && <span className="admin-push-end">{said.first(data.problems.length)}</span>}
          </div>
          <Ledger
            className="connection-list"
            label={said.label}
            columns={columnsOf()}
            rows={data.problems}
            keyOf={(each) => `${each.carpet_id} ${each.attribute}`}
          />
        </>
      )}
      {data?.problems.length === 0 && <Empty title={said.empty}>{said.emptyText}</Empty>}
    </Screen>
  );
}
