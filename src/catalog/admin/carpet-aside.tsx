import { Trash2 } from "lucide-react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { firstPrice, missingPrices } from "../rules/price.ts";
import type { CarpetValues } from "./carpet-values.ts";
import type { StaffCarpet, StaffCollection } from "./shapes.ts";
import { useListAddress } from "./use-list-address.ts";
import { useRemoveCarpet } from "./use-remove-carpet.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./carpet-aside.css";

type Props = { form: UseFormReturn<CarpetValues>; carpet?: StaffCarpet; collection?: StaffCollection; missing: string[] };

const FLAGS = [
  ["is_active", "Active", "Shoppers can see and buy it"],
  ["is_featured", "Featured", "Shown in the best-sellers row"],
] as const;

export function CarpetAside({ form, carpet, collection, missing }: Props) {
  const [[cover = ""], thumbnail, name] = useWatch({ control: form.control, name: ["images", "thumbnail", "name"] });
  const price = firstPrice(collection?.sizes ?? []);
  const unpriced = missingPrices(collection?.sizes ?? []);
  return (
    <aside className="carpet-aside" aria-label="On sale">
      <div className="carpet-aside__block">
        <span className="admin-label">On sale</span>
        <Live form={form} missing={missing} />
        {FLAGS.map(([name, label, text]) => (
          <div className="admin-toggle-row" key={name}>
            <span>
              {label}
              <small>{text}</small>
            </span>
            <Controller
              name={name}
              control={form.control}
              render={({ field }) => <Switch label={label} checked={field.value} onChange={field.onChange} />}
            />
          </div>
        ))}
        {unpriced && <p className="admin-small is-bad">{unpriced}.</p>}
      </div>
      <div className="carpet-aside__block carpet-aside__block--preview">
        <span className="admin-label">Card in the shop</span>
        <div className="shop-card-preview">
          <div className="shop-card-preview__image">{cover && <img src={pictureAddress(cover, 360, "webp")} alt="" />}</div>
          <b>{name || "Name"}</b>
          {price !== undefined && <span className="admin-muted">{showCents(price)}</span>}
        </div>
      </div>
      <div className="carpet-aside__block">
        <span className="admin-label">Thumbnail</span>
        <div className="thumbnail-row">
          {(thumbnail || cover) && <img src={pictureAddress(thumbnail || cover, 200, "webp")} alt="" />}
          <div>
            {thumbnail && thumbnail !== cover ? "Chosen" : "From the cover"}
            <div className="admin-small admin-muted">For cart and order lines. Choose another in a picture's menu.</div>
            {thumbnail && (
              <button
                type="button"
                className="admin-link admin-small"
                onClick={() => form.setValue("thumbnail", "", { shouldDirty: true })}
              >
                Use the cover
              </button>
            )}
          </div>
        </div>
      </div>
      {carpet && <Record carpet={carpet} form={form} />}
    </aside>
  );
}

/** Whether shoppers see it, and what they would miss. */
function Live({ form, missing }: { form: Props["form"]; missing: string[] }) {
  const isActive = useWatch({ control: form.control, name: "is_active" });
  return (
    <output className="carpet-aside__live">
      <span className={isActive ? "admin-status" : "admin-status is-warning"}>
        {isActive ? "Live" : "Draft, not in the shop"}
      </span>
      {missing.length > 0 && <span className="admin-small is-bad">Missing: {missing.join(", ")}</span>}
    </output>
  );
}

function Record({ carpet, form }: { carpet: StaffCarpet; form: Props["form"] }) {
  const remove = useRemoveCarpet();
  const navigate = useNavigate();
  const list = useListAddress();
  const leave = () => {
    form.reset(form.getValues());
    void navigate(list);
  };
  return (
    <div className="carpet-aside__block">
      <span className="admin-label">Record</span>
      <p className="admin-small admin-muted">
        No. {carpet.id}. Created {showDay(carpet.created_at)}, last saved {showDay(carpet.updated_at, true)}.
      </p>
      <Only call="DELETE /api/admin/carpets/{id}">
        <button
          type="button"
          className="admin-button admin-button--delete admin-button--text"
          onClick={() => void remove(carpet, leave)}
        >
          <I of={Trash2} />
          Delete carpet
        </button>
      </Only>
    </div>
  );
}
