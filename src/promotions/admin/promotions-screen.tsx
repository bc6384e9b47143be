import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { callApi } from "../../platform/call-api.ts";
import { showPercent } from "../../rates.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showShortDay } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deletePromotion, endPromotion, listPromotions, Promotion } from "../contract.ts";
import type { PromotionState } from "../rules/promotion-state.ts";
import { PromotionForm } from "./promotion-form.tsx";

const LOOKS: Record<PromotionState, [look: string, word: string]> = {
  active: ["is-good", "Active"],
  scheduled: ["is-info", "Scheduled"],
  ended: ["is-off", "Ended"],
};
const STALE = ["promotions", "carpets", "carpet"];
const carpetWords = (count: number): string => (count === 1 ? "1 carpet" : `${count} carpets`);

type Acts = Record<"edit" | "end" | "remove", (promotion: Promotion) => void>;

const columnsOf = ({ edit, end, remove }: Acts) => [
  column<Promotion>("name", "Promotion", ({ name, percentage, carpets }) => (
    <>
      <b>{name}</b>
      <div className="admin-small admin-muted">
        −{showPercent(percentage)}, {carpetWords(carpets)}
      </div>
    </>
  )),
  column<Promotion>("state", "State", ({ state, start_date, end_date }) => (
    <>
      <span className={`admin-status ${LOOKS[state][0]}`}>{LOOKS[state][1]}</span>
      <div className="admin-small admin-muted admin-nowrap">
        {showShortDay(start_date)} – {showShortDay(end_date)}
      </div>
    </>
  )),
  column<Promotion>("actions", <span className="admin-visually-hidden">Actions</span>, (promotion) => (
    <div className="admin-row-actions">
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={`Edit ${promotion.name}`}
        onClick={() => edit(promotion)}
      >
        Edit
      </button>
      {promotion.state === "active" && (
        <button
          type="button"
          className="admin-button admin-button--small"
          aria-label={`End ${promotion.name}`}
          onClick={() => end(promotion)}
        >
          End now
        </button>
      )}
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={`Delete ${promotion.name}`}
        onClick={() => remove(promotion)}
      >
        Delete
      </button>
    </div>
  )),
];

export function PromotionsScreen() {
  const filters = useFilters();
  const list = useQuery({
    queryKey: ["promotions"],
    queryFn: () => callList<typeof listPromotions>("GET /api/admin/promotions", { limit: 100 }),
  });
  const confirm = useConfirm();
  const end = useSave(
    ({ id }: Promotion) => callApi<typeof endPromotion>("POST /api/admin/promotions/{id}/end", { params: { id } }),
    { failed: "Error ending the promotion", done: ({ name }) => `${name} is over`, stale: STALE },
  );
  const remove = useSave(
    ({ id }: Promotion) => callApi<typeof deletePromotion>("DELETE /api/admin/promotions/{id}", { params: { id } }),
    { failed: "Error deleting the promotion", done: () => "Promotion deleted", stale: STALE },
  );
  const askEnd = async (promotion: Promotion) => {
    const text = `${carpetWords(promotion.carpets)} cost their usual price again, from now on. Orders already placed keep theirs.`;
    if (await confirm({ title: `End ${promotion.name}?`, text, action: "End now" })) end.mutate(promotion);
  };
  const askDelete = async (promotion: Promotion) => {
    const text = "Its carpets cost their usual price again. Orders already placed keep theirs. This cannot be undone.";
    if (await confirm({ title: `Delete ${promotion.name}?`, text, action: "Delete promotion" })) remove.mutate(promotion);
  };
  const edit = filters.get("edit");
  const edited = list.data?.rows.find(({ id }) => String(id) === edit);
  const open = (id: string | number | undefined) => filters.set({ edit: id });
  const acts: Acts = {
    edit: ({ id }) => open(id),
    end: (promotion) => void askEnd(promotion),
    remove: (promotion) => void askDelete(promotion),
  };
  return (
    <Screen
      title="Promotions"
      sum="A percentage off for a time: on cards, pages, feeds and at the till. Where several meet, the largest counts."
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => open("new")}>
          <I of={Plus} />
          New promotion
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label="New promotion"
          onClick={() => open("new")}
        >
          <I of={Plus} />
        </button>
      }
    >
      {list.error && <Banner text="Failed to fetch promotions" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={30} />}
      {list.data && list.data.rows.length > 0 && (
        <Ledger
          className="connection-list"
          label="Promotions"
          columns={columnsOf(acts)}
          rows={list.data.rows}
          keyOf={({ id }) => id}
          rowClass={({ state }) => (state === "ended" ? "is-off" : undefined)}
        />
      )}
      {list.data?.total === 0 && (
        <Empty title="No promotions yet">
          Shoppers see the former price struck through and the day it ends. The former price is the lowest of the 30 days before.
        </Empty>
      )}
      {(edit === "new" || edited) && <PromotionForm key={edit} promotion={edited} onClose={() => open(undefined)} />}
    </Screen>
  );
}
