import { RefreshCw, Rotate3d } from "lucide-react";
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
import "./model-panel.css";

type Props = { form: UseFormReturn<CarpetValues>; carpet?: StaffCarpet };

export function ModelPanel({ form, carpet }: Props) {
  return (
    <Section id="3d" title="3D model" text="For the viewer and for a phone's camera.">
      {carpet ? (
        <Model carpet={carpet} form={form} />
      ) : (
        <span className="admin-status is-off">Made from the cover once the carpet is saved</span>
      )}
      <Field
        label="Address of a .glb file of your own (optional)"
        error={form.formState.errors.model_3d?.message}
        hint="Empty: the shop makes one from the cover, in true size"
      >
        {(wiring) => <input className="admin-input" {...wiring} {...form.register("model_3d")} />}
      </Field>
    </Section>
  );
}

const KEY = "carpet-model";

function Model({ carpet, form }: Required<Props>) {
  const { id } = carpet;
  const client = useQueryClient();
  const cover = useWatch({ control: form.control, name: "images" })[0];
  const { data } = useQuery({
    queryKey: [KEY, id, carpet.updated_at],
    queryFn: () => callApi<typeof readCarpetModel>("GET /api/admin/carpets/{id}/model", { params: { id } }),
  });
  const make = useSave(() => callApi<typeof makeCarpetModel>("POST /api/admin/carpets/{id}/model", { params: { id } }), {
    failed: "Error making the 3D model",
    done: () => "3D model made from the cover",
  });
  if (!data) return null;
  const ready = data.state === "own" || data.state === "made";
  return (
    <div className="model-panel">
      <div className="model-panel__view">{cover && <img src={pictureAddress(cover, 200, "webp")} alt="" />}</div>
      <div className="model-panel__facts" aria-live="polite">
        {make.isPending ? <span className="admin-status is-info">Being made…</span> : <State model={data} />}
        <dl>
          <FileLine label="Web" file={data.web} />
          <FileLine label="iPhone" file={data.iphone} />
        </dl>
        <div className="admin-button-row">
          {ready && carpet.is_active && (
            <Link className="admin-button admin-button--small" to={addresses.product(carpet)} target="_blank" rel="noreferrer">
              <I of={Rotate3d} />
              Turn it
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
              {ready ? "Make again from the cover" : "Make from the cover"}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function State({ model }: { model: CarpetModel }) {
  if (model.state === "impossible") return <span className="admin-status is-bad">Could not be made: {model.reason}</span>;
  if (model.state === "waiting")
    return <span className="admin-status is-off">No model yet: made when somebody first opens it</span>;
  return (
    <span className="admin-status is-good">
      Ready, {model.state === "own" ? "given" : "made"} {showDay(model.made_at ?? "")}
    </span>
  );
}

const FileLine = ({ label, file }: { label: string; file: CarpetModel["web"] }) =>
  file && (
    <>
      <dt>{label}</dt>
      <dd>{file.name}</dd>
      <dd>{showBytes(file.bytes)}</dd>
    </>
  );
