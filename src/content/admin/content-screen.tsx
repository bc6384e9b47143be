import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showDay, showWhen } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { ContentState, listContent } from "../contract.ts";
import { words } from "./words.ts";

type Row = Omit<ContentState, "draft" | "published" | "facts">;

const standing = ({ version, publishedVersion, scheduledAt, publishedAt }: Row): string => {
  const said = words().list;
  if (scheduledAt) return said.scheduled(showDay(scheduledAt, true));
  if (version !== publishedVersion) return said.draft;
  return publishedAt ? said.since(showWhen(publishedAt)) : said.asItCame;
};

const columns = () => [
  column<Row>("name", words().list.text, ({ slug }) => (
    <Link className="admin-link" to={addresses.admin(`content/${slug}`)}>
      {words().names[slug]}
    </Link>
  )),
  column<Row>("state", words().list.state, standing),
  column<Row>("version", words().list.version, ({ version }) => version, { phoneLabel: words().list.version }),
];

/** Everything a visitor reads that is not a rug. */
export function ContentScreen() {
  const list = useQuery({ queryKey: ["content"], queryFn: () => callApi<typeof listContent>("GET /api/admin/content") });
  return (
    <Screen title={words().list.title} sum={words().list.sum}>
      {list.error && <Banner text={words().list.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {list.data && <Ledger label={words().list.title} columns={columns()} rows={list.data} keyOf={({ slug }) => slug} />}
    </Screen>
  );
}
