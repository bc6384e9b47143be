import { type UseFormReturn, useWatch } from "react-hook-form";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { Field } from "../../staff/admin/field.tsx";
import type { CarpetValues } from "./carpet-values.ts";
import { Section } from "./section.tsx";

/** Spec §3: the iPhone's file is the web's with newGlbs swapped for newUsdz. */
const usdzOf = (glb: string): string => glb.replace("newGlbs", "newUsdz").replace(/\.glb$/, ".usdz");

export function ModelPanel({ form }: { form: UseFormReturn<CarpetValues> }) {
  const [glb, [cover]] = useWatch({ control: form.control, name: ["model_3d", "images"] });
  return (
    <Section id="3d" title="3D model" text="For the viewer and for a phone's camera.">
      {glb && (
        <div className="m3d">
          <div className="view">{cover && <img src={pictureAddress(cover, 200, "webp")} alt="" />}</div>
          <div className="inf">
            <span className="st ok">Shown in the shop</span>
            <dl>
              <dt>Web</dt>
              <dd>{glb.split("/").slice(-2).join("/")}</dd>
              <dd />
              <dt>iPhone</dt>
              <dd>{usdzOf(glb).split("/").slice(-2).join("/")}</dd>
              <dd />
            </dl>
          </div>
        </div>
      )}
      {!glb && <span className="st off">No model yet</span>}
      <Field label="Address of the .glb file" error={form.formState.errors.model_3d?.message}>
        {(wiring) => <input className="in" {...wiring} {...form.register("model_3d")} />}
      </Field>
    </Section>
  );
}
