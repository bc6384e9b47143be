import { ArrowDownAZ, Ellipsis, Pencil, Star } from "lucide";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import type { ComponentProps } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { column } from "../../ui/admin/ledger.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import type { StaffCarpet } from "./shapes.ts";
import { StockStrip } from "./stock-strip.tsx";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import { missingPrices } from "./missing-prices.ts";
import "./rug-cell.css";
import "./carpet-columns.css";

export const editAddress = (carpet: { id: number }): string => addresses.admin(`carpets/${carpet.id}`);
export const thumbnailOf = (carpet: Pick<StaffCarpet, "thumbnail" | "images">): string =>
  pictureAddress(carpet.thumbnail || (carpet.images[0] ?? ""), 200, "webp");

type EditLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { carpet: StaffCarpet };

/** The list's filters and page as asked for last come along, so that the form can lead back to them. */
function EditLink({ carpet, ...rest }: EditLinkProps) {
  const shown = useLocation();
  const asked = useNavigation().location;
  const { search } = asked?.pathname === shown.pathname ? asked : shown;
  return <Link {...rest} to={editAddress(carpet)} state={search} />;
}

type Deeds = { flag: (carpet: StaffCarpet, change: Partial<StaffCarpet>) => void; remove: (carpet: StaffCarpet) => void };

export const carpetColumns = ({ flag, remove }: Deeds) => [
  column<StaffCarpet>(
    "name",
    <span className="admin-table__sorted">
      {words().columns.name} <I of={ArrowDownAZ} s />
    </span>,
    (carpet) => (
      <div className="rug-cell">
        {thumbnailOf(carpet) ? (
          <img className="rug-cell__thumbnail" src={thumbnailOf(carpet)} alt="" loading="lazy" />
        ) : (
          <span className="rug-cell__thumbnail" />
        )}
        <div>
          <b>
            <EditLink carpet={carpet}>{carpet.name}</EditLink>
          </b>
          <small>{carpet.collection_name}</small>
          {missingPrices(carpet.collection_sizes) && <small className="is-bad">{missingPrices(carpet.collection_sizes)}</small>}
        </div>
      </div>
    ),
    { className: "carpet-list__name" },
  ),
  column<StaffCarpet>(
    "words",
    words().columns.words,
    ({ colors, tags }) => (
      <div className="rug-words">
        <span>{colors.join(", ")}</span>
        {tags.join(", ")}
      </div>
    ),
    { className: "carpet-list__words" },
  ),
  column<StaffCarpet>("stock", words().columns.stock, (carpet) => <StockStrip carpet={carpet} />, {
    className: "carpet-list__stock is-kept-bright",
  }),
  column<StaffCarpet>(
    "featured",
    words().columns.featured,
    (carpet) => (
      <button
        type="button"
        className="feature-star"
        aria-pressed={carpet.is_featured}
        aria-label={words().columns.featuredOf(carpet.name)}
        onClick={() => flag(carpet, { is_featured: !carpet.is_featured })}
      >
        <I of={Star} />
      </button>
    ),
    { className: "carpet-list__featured is-kept-bright" },
  ),
  column<StaffCarpet>(
    "active",
    words().columns.active,
    (carpet) => (
      <Only call="PUT /api/admin/carpets/{id}">
        <Switch
          label={words().columns.activeOf(carpet.name)}
          checked={carpet.is_active}
          onChange={(is_active) => flag(carpet, { is_active })}
        />
      </Only>
    ),
    { className: "carpet-list__active is-kept-bright" },
  ),
  column<StaffCarpet>(
    "actions",
    <span className="admin-visually-hidden">{words().columns.actions}</span>,
    (carpet) => <RowActions carpet={carpet} remove={remove} />,
    {
      className: "carpet-list__actions",
    },
  ),
];

const RowActions = ({ carpet, remove }: { carpet: StaffCarpet; remove: Deeds["remove"] }) => (
  <div className="admin-row-actions">
    <EditLink
      className="admin-button admin-button--icon admin-button--small"
      carpet={carpet}
      aria-label={words().columns.edit(carpet.name)}
    >
      <I of={Pencil} s />
    </EditLink>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className="admin-button admin-button--icon admin-button--small"
        aria-label={words().columns.more(carpet.name)}
      >
        <I of={Ellipsis} s />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={usePortalRoot()}>
        <DropdownMenu.Content className="admin-menu" align="end" sideOffset={4}>
          {carpet.is_active && (
            <DropdownMenu.Item asChild>
              <a href={addresses.product(carpet)}>{words().columns.view}</a>
            </DropdownMenu.Item>
          )}
          <Only call="DELETE /api/admin/carpets/{id}">
            <DropdownMenu.Item className="is-bad" onSelect={() => remove(carpet)}>
              {words().remove.action}
            </DropdownMenu.Item>
          </Only>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  </div>
);
