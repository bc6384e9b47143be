import { Layers, Pencil, Plus, Trash2 } from "lucide";
import { callApi } from "../../platform/call-api.ts";
import { showCents } from "../../platform/money.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import { CollectionForm } from "./collection-form.tsx";
import type { deleteCollection } from "./contract.ts";
import type { StaffCollection } from "./shapes.ts";
import { DEFAULT_SIZES } from "../rules/fixed-lists.ts";
import { useCarpetFacts, useCollections } from "./use-carpets.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./rug-cell.css";
import "./collections.css";

type Deeds = { edit: (collection: StaffCollection) => void; remove: (collection: StaffCollection) => void };

const columnsOf = ({ edit, remove }: Deeds) => [
  column<StaffCollection>(
    "name",
    words().collections.name,
    (row) => (
      <div className="rug-cell">
        {row.image ? (
          <img className="rug-cell__thumbnail" src={pictureAddress(row.image, 200, "webp")} alt="" loading="lazy" />
        ) : (
          <span className="rug-cell__thumbnail is-empty">
            <I of={Layers} s />
          </span>
        )}
        <div>
          <b>
            <button type="button" onClick={() => edit(row)}>
              {row.name}
            </button>
          </b>
          <small>{words().collections.rugs(row.carpets)}</small>
        </div>
      </div>
    ),
    { className: "collection-list__name" },
  ),
  column<StaffCollection>("order", words().collections.order, ({ sort_order }) => sort_order, {
    className: "collection-list__order admin-number",
  }),
  column<StaffCollection>(
    "sizes",
    words().collections.sizes,
    ({ sizes }) => (
      <dl className="collection-prices">
        {sizes.map(({ size, price }) => (
          <div key={size} className={price === 0 ? "is-empty" : undefined}>
            <dt>{size}</dt>
            <dd>{price === 0 ? words().prices.noPrice : showCents(price)}</dd>
          </div>
        ))}
      </dl>
    ),
    { className: "collection-list__prices" },
  ),
  column<StaffCollection>(
    "text",
    words().collections.description,
    ({ description }) => <div className="rug-words rug-words--clipped">{description}</div>,
    {
      className: "collection-list__description",
    },
  ),
  column<StaffCollection>(
    "actions",
    <span className="admin-visually-hidden">{words().collections.actions}</span>,
    (row) => (
      <Only call="PUT /api/admin/collections/{id}">
        <div className="admin-row-actions">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={words().collections.edit(row.name)}
            onClick={() => edit(row)}
          >
            <I of={Pencil} s />
          </button>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={words().collections.remove(row.name)}
            onClick={() => remove(row)}
          >
            <I of={Trash2} s />
          </button>
        </div>
      </Only>
    ),
    { className: "collection-list__actions" },
  ),
];

export function CollectionsScreen() {
  const said = words().collections;
  const list = useCollections();
  const filters = useFilters();
  const confirm = useConfirm();
  const remove = useSave(
    ({ id }: StaffCollection) => callApi<typeof deleteCollection>("DELETE /api/admin/collections/{id}", { params: { id } }),
    { failed: said.removeFailed, done: () => said.removed, stale: ["collections", "carpet-facts"] },
  );
  const ask = async (row: StaffCollection) => {
    const question = { title: said.removeTitle(row.name), text: said.removeText, action: said.removeAction };
    if (await confirm(question)) remove.mutate(row);
  };
  const facts = useCarpetFacts();
  const usualSizes = facts.data?.vocabulary.sizes.map(({ name }) => name) ?? DEFAULT_SIZES;
  const edit = filters.get("edit");
  const open = (id: string | number | undefined) => filters.set({ edit: id });
  const rows = list.data ?? [];
  const edited = rows.find(({ id }) => String(id) === edit);
  const add = (
    <Only call="POST /api/admin/collections">
      <button type="button" className="admin-button admin-button--primary" onClick={() => open("new")}>
        <I of={Plus} />
        {said.add}
      </button>
    </Only>
  );
  return (
    <Screen
      title={said.title}
      sum={list.data && said.sum(rows.length)}
      actions={add}
      phoneActions={
        <Only call="POST /api/admin/collections">
          <button
            type="button"
            className="admin-button admin-button--primary admin-button--icon"
            aria-label={said.add}
            onClick={() => open("new")}
          >
            <I of={Plus} />
          </button>
        </Only>
      }
    >
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {rows.length > 0 && (
        <Ledger
          className="collection-list"
          label={said.title}
          columns={columnsOf({ edit: ({ id }) => open(id), remove: (row) => void ask(row) })}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      {list.data?.length === 0 && (
        <Empty title={said.none} action={add}>
          {said.noneText}
        </Empty>
      )}
      {((edit === "new" && !facts.isPending) || edited) && (
        <CollectionForm key={edit} collection={edited} usualSizes={usualSizes} onClose={() => open(undefined)} />
      )}
    </Screen>
  );
}
