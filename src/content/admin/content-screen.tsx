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
import { CONTENT_NAMES } from "./content-names.ts";

type Row = Omit<ContentState, "draft" | "published">;

const standing = ({ version, publishedVersion, scheduledAt, publishedAt }: Row): string => {
  if (scheduledAt) return `Will be published ${showDay(scheduledAt, true)}`;
  if (version !== publishedVersion) return "Draft not published";
  return publishedAt ? `Since ${showWhen(publishedAt)}` : "As it came";
};

const columns = [
  column<Row>("name", "Text", ({ slug }) => (
    <Link className="admin-link" to={addresses.admin(`content/${slug}`)}>
      {CONTENT_NAMES[slug]}
    </Link>
  )),
  column<Row>("state", "State", standing),
  column<Row>("version", "Version", ({ version }) => version, { phoneLabel: "Version" }),
];

/** Everything a visitor reads that is not a rug. */
export function ContentScreen() {
  const list = useQuery({ queryKey: ["content"], queryFn: () => callApi<typeof listContent>("GET /api/admin/content") });
  return (
    <Screen
      title="Content"
      sum="What visitors read: home page, announcement and texts. A draft is shown to nobody until it is published."
    >
      {list.error && (
        <Banner text="Failed to fetch the content" detail={reasonOf(list.error)} retry={() => void list.refetch()} />
      )}
      {list.isPending && <SkeletonRows />}
      {list.data && <Ledger label="Content" columns={columns} rows={list.data} keyOf={({ slug }) => slug} />}
    </Screen>
  );
}
