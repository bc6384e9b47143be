import { RefreshCw, Rotate3d } from "lucide";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showBytes } from "../../media/rules/show-bytes.ts";
import { callApi } from "../../platform/call-api.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { CarpetValues } from "./carpet-values.ts";
import type { CarpetModel, makeCarpetModel, readCarpetModel } from "./model-contract.ts";
import { Section } from "./section.tsx";
import type { StaffCarpet } from "./shapes.ts";
import { formWords } from "./form-words.ts";
import "./model-panel.css";

type Props = { form: UseFormReturn<CarpetValues>; carpet?: StaffCarpet };

export function ModelPanel({ form, carpet }: Props) {
  const said = formWords().model;
  return (
    <Section id="3d" title={said.title} text={said.text}>
      {carpet ? <Model carpet={carpet} form={form} /> : <p className="admin-muted">{said.later}</p>}
      <Field label={said.address} error={form.formState.errors.model_3d?.message} hint={said.addressHint}>
        {(wiring) => <input className="admin-input" {...wiring} {...form.register("model_3d")} />}
      </Field>
    </Section>
  );
}

const KEY = "carpet-model";

function Model({ carpet, form }: Required<Props>) {
  const said = formWords().model;
  const { id } = carpet;
  const client = useQueryClient();
  const cover = useWatch({ control: form.control, name: "images" })[0];
  const { data } = useQuery({
    queryKey: [KEY, id, carpet.updated_at],
    queryFn: () => callApi<typeof readCarpetModel>("GET /api/admin/carpets/{id}/model", { params: { id } }),
  });
  const make = useSave(() => callApi<typeof makeCarpetModel>("POST /api/admin/carpets/{id}/model", { params: { id } }), {
    failed: said.failed,
    done: () => said.done,
  });
  if (!data) return null;
  const ready = data.state === "own" || data.state === "made";
  return (
    <div className="model-panel">
      <div className="model-panel__view">{cover && <img src={pictureAddress(cover, 200, "webp")} alt="" />}</div>
      <div className="model-panel__facts" aria-live="polite">
        {make.isPending ? <span className="admin-status is-info">{said.busy}</span> : <State model={data} />}
        <dl>
          <FileLine label={said.web} file={data.web} />
          <FileLine label={said.iphone} file={data.iphone} />
        </dl>
        <div className="admin-button-row">
          {ready && carpet.is_active && (
            <Link className="admin-button admin-button--small" to={addresses.product(carpet)} target="_blank" rel="noreferrer">
              <I of={Rotate3d} />
              {said.turn}
            </Link>
          )}
          {data.state !== "own" && data.state !== "impossible" && (
            <button
              type="button"
              className="admin-button admin-button--small"
              disabled={make.isPending}
              onClick={() =>
                make.mutate(undefined, { onSuccess: (fresh) => client.setQueryData([KEY, id, carpet.updated_at], fresh) })
              }
            >
              <I of={RefreshCw} />
              {ready ? said.again : said.make}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function State({ model }: { model: CarpetModel }) {
  const said = formWords().model;
  if (model.state === "impossible") return <span className="admin-status is-bad">{said.impossible(model.reason ?? "")}</span>;
  if (model.state === "waiting") return <span className="admin-status is-off">{said.waiting}</span>;
  const day = showDay(model.made_at ?? "");
  return <span className="admin-status is-good">{model.state === "own" ? said.given(day) : said.made(day)}</span>;
}

const FileLine = ({ label, file }: { label: string; file: CarpetModel["web"] }) =>
  file && (
    <>
      <dt>{label}</dt>
      <dd>{file.name}</dd>
      <dd>{showBytes(file.bytes)}</dd>
    </>
  );
