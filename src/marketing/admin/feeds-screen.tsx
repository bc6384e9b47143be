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

type Problem = FeedReport["problems"][number];

const columns = [
  column<Problem>("rug", "Rug", ({ carpet_id: id, carpet_name: name }) => (
    <Link className="admin-link" to={addresses.admin(`carpets/${id}`)}>
      {name}
    </Link>
  )),
  column<Problem>("attribute", "Attribute", ({ attribute }) => attribute, { className: "admin-nowrap" }),
  column<Problem>("problem", "What it lacks", ({ problem }) => problem),
];

/** What Google and Meta take, and what keeps a rug from being taken. */
export function FeedsScreen() {
  const report = useQuery({
    queryKey: ["feeds"],
    queryFn: () => callApi<typeof readFeedReport>("GET /api/admin/feeds/report"),
    staleTime: 0,
  });
  const { data } = report;
  const home = globalThis.location?.origin ?? "";
  const sum = data && `${data.items} items in each feed, one per size with a price. Stock is in it at once.`;
  return (
    <Screen title="Feeds" sum={sum}>
      <ConnectionsNav />
      <div className="admin-padded">
        <CopyLine label="Google Merchant Center" text={`${home}/feeds/google.xml`} />
        <CopyLine label="Meta catalogue" text={`${home}/feeds/meta.csv`} />
      </div>
      {report.error && (
        <Banner text="Failed to check the feeds" detail={reasonOf(report.error)} retry={() => void report.refetch()} />
      )}
      {report.isPending && <SkeletonRows height={24} />}
      {data && data.problems.length > 0 && (
        <>
          <div className="admin-padded admin-section-heading">
            <h2>To mend</h2>
            {data.isCut && <span className="admin-push-end">The first {data.problems.length}</span>}
          </div>
          <Ledger
            className="connection-list"
            label="What rugs lack"
            columns={columns}
            rows={data.problems}
            keyOf={(each) => `${each.carpet_id} ${each.attribute}`}
          />
        </>
      )}
      {data?.problems.length === 0 && <Empty title="Nothing lacks">Every rug has what Google and Meta ask for.</Empty>}
    </Screen>
  );
}
