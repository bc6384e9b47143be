import { Trash2 } from "lucide";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { firstPrice } from "../rules/price.ts";
import type { Missing } from "../rules/missing-to-publish.ts";
import type { CarpetValues } from "./carpet-values.ts";
import type { StaffCarpet, StaffCollection } from "./shapes.ts";
import { useListAddress } from "./use-list-address.ts";
import { useRemoveCarpet } from "./use-remove-carpet.ts";
import { Only } from "../../staff/admin/only.tsx";
import { formWords } from "./form-words.ts";
import { words } from "./words.ts";
import { missingPrices } from "./missing-prices.ts";
import "./carpet-aside.css";

type Props = { form: UseFormReturn<CarpetValues>; carpet?: StaffCarpet; collection?: StaffCollection; missing: Missing[] };

const flags = ({ active, activeText, featured, featuredText }: ReturnType<typeof formWords>["aside"]) =>
  [
    ["is_active", active, activeText],
    ["is_featured", featured, featuredText],
  ] as const;

export function CarpetAside({ form, carpet, collection, missing }: Props) {
  const said = formWords().aside;
  const [[cover = ""], thumbnail, name] = useWatch({ control: form.control, name: ["images", "thumbnail", "name"] });
  const price = firstPrice(collection?.sizes ?? []);
  const unpriced = missingPrices(collection?.sizes ?? []);
  return (
    <aside className="carpet-aside" aria-label={said.onSale}>
      <div className="carpet-aside__block">
        <span className="admin-label">{said.onSale}</span>
        <Live form={form} missing={missing} />
        {flags(said).map(([name, label, text]) => (
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
        {unpriced && <p className="admin-small is-bad">{said.unpriced(unpriced)}</p>}
      </div>
      <div className="carpet-aside__block carpet-aside__block--preview">
        <span className="admin-label">{said.card}</span>
        <div className="shop-card-preview">
          <div className="shop-card-preview__image">{cover && <img src={pictureAddress(cover, 360, "webp")} alt="" />}</div>
          <b>{name || said.name}</b>
          {price !== undefined && <span className="admin-muted">{showCents(price)}</span>}
        </div>
      </div>
      <div className="carpet-aside__block">
        <span className="admin-label">{said.thumbnail}</span>
        <div className="thumbnail-row">
          {(thumbnail || cover) && <img src={pictureAddress(thumbnail || cover, 200, "webp")} alt="" />}
          <div>
            {thumbnail && thumbnail !== cover ? said.chosen : said.fromCover}
            <div className="admin-small admin-muted">{said.thumbnailHint}</div>
            {thumbnail && (
              <button
                type="button"
                className="admin-link admin-small"
                onClick={() => form.setValue("thumbnail", "", { shouldDirty: true })}
              >
                {said.useCover}
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
function Live({ form, missing }: { form: Props["form"]; missing: Missing[] }) {
  const { aside: said, missing: lacks } = formWords();
  const isActive = useWatch({ control: form.control, name: "is_active" });
  return (
    <output className="carpet-aside__live">
      <span className={isActive ? "admin-status" : "admin-status is-warning"}>{isActive ? said.live : said.draft}</span>
      {missing.length > 0 && <span className="admin-small is-bad">{lacks.list(missing.map((each) => lacks[each]))}</span>}
    </output>
  );
}

function Record({ carpet, form }: { carpet: StaffCarpet; form: Props["form"] }) {
  const said = formWords().aside;
  const remove = useRemoveCarpet();
  const navigate = useNavigate();
  const list = useListAddress();
  const leave = () => {
    form.reset(form.getValues());
    void navigate(list);
  };
  return (
    <div className="carpet-aside__block">
      <span className="admin-label">{said.record}</span>
      <p className="admin-small admin-muted">
        {said.facts(carpet.id, showDay(carpet.created_at), showDay(carpet.updated_at, true))}
      </p>
      <Only call="DELETE /api/admin/carpets/{id}">
        <button
          type="button"
          className="admin-button admin-button--delete admin-button--text"
          onClick={() => void remove(carpet, leave)}
        >
          <I of={Trash2} />
          {words().remove.action}
        </button>
      </Only>
    </div>
  );
}
