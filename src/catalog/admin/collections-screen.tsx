import { Layers, Pencil, Plus, Trash2 } from "lucide-react";
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
import { useCollections } from "./use-carpets.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./rug-cell.css";
import "./collections.css";

type Deeds = { edit: (collection: StaffCollection) => void; remove: (collection: StaffCollection) => void };

const columnsOf = ({ edit, remove }: Deeds) => [
  column<StaffCollection>(
    "name",
    "Collection",
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
          <small>
            {row.carpets} {row.carpets === 1 ? "rug" : "rugs"}
          </small>
        </div>
      </div>
    ),
    { className: "collection-list__name" },
  ),
  column<StaffCollection>("order", "Order", ({ sort_order }) => sort_order, { className: "collection-list__order admin-number" }),
  column<StaffCollection>(
    "sizes",
    "Sizes and prices",
    ({ sizes }) => (
      <dl className="collection-prices">
        {sizes.map(({ size, price }) => (
          <div key={size} className={price === 0 ? "is-empty" : undefined}>
            <dt>{size}</dt>
            <dd>{price === 0 ? "No price" : showCents(price)}</dd>
          </div>
        ))}
      </dl>
    ),
    { className: "collection-list__prices" },
  ),
  column<StaffCollection>(
    "text",
    "Description",
    ({ description }) => <div className="rug-words rug-words--clipped">{description}</div>,
    {
      className: "collection-list__description",
    },
  ),
  column<StaffCollection>(
    "actions",
    <span className="admin-visually-hidden">Actions</span>,
    (row) => (
      <Only call="PUT /api/admin/collections/{id}">
        <div className="admin-row-actions">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={`Edit ${row.name}`}
            onClick={() => edit(row)}
          >
            <I of={Pencil} s />
          </button>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={`Delete ${row.name}`}
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
  const list = useCollections();
  const filters = useFilters();
  const confirm = useConfirm();
  const remove = useSave(
    ({ id }: StaffCollection) => callApi<typeof deleteCollection>("DELETE /api/admin/collections/{id}", { params: { id } }),
    { failed: "Error deleting collection", done: () => "Collection deleted", stale: ["collections", "carpet-facts"] },
  );
  const ask = async (row: StaffCollection) => {
    const text = "Its sizes and prices go too. A collection that still has rugs cannot be deleted.";
    if (await confirm({ title: `Delete ${row.name}?`, text, action: "Delete collection" })) remove.mutate(row);
  };
  const edit = filters.get("edit");
  const open = (id: string | number | undefined) => filters.set({ edit: id });
  const rows = list.data ?? [];
  const edited = rows.find(({ id }) => String(id) === edit);
  const add = (
    <Only call="POST /api/admin/collections">
      <button type="button" className="admin-button admin-button--primary" onClick={() => open("new")}>
        <I of={Plus} />
        New collection
      </button>
    </Only>
  );
  return (
    <Screen
      title="Collections"
      sum={list.data && `${rows.length} collections, in the order the shop shows them.`}
      actions={add}
      phoneActions={
        <Only call="POST /api/admin/collections">
          <button
            type="button"
            className="admin-button admin-button--primary admin-button--icon"
            aria-label="New collection"
            onClick={() => open("new")}
          >
            <I of={Plus} />
          </button>
        </Only>
      }
    >
      {list.error && (
        <Banner text="Failed to fetch collections" detail={reasonOf(list.error)} retry={() => void list.refetch()} />
      )}
      {list.isPending && <SkeletonRows />}
      {rows.length > 0 && (
        <Ledger
          className="collection-list"
          label="Collections"
          columns={columnsOf({ edit: ({ id }) => open(id), remove: (row) => void ask(row) })}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      {list.data?.length === 0 && (
        <Empty title="No collections yet" action={add}>
          A collection holds the sizes and prices of its rugs.
        </Empty>
      )}
      {(edit === "new" || edited) && <CollectionForm key={edit} collection={edited} onClose={() => open(undefined)} />}
    </Screen>
  );
}
