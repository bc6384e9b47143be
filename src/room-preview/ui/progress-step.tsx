import { Check } from "lucide";
import { useEffect, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { MergeJob } from "../contract.ts";
import { howLong } from "../rules/how-long.ts";
import { ROOM_TITLE } from "./editor-top.tsx";
import { EditorTools } from "./editor-tools.tsx";
import { FloorGrid } from "./floor-grid.tsx";
import { LetterWish } from "./letter-wish.tsx";

type Props = { job: MergeJob | null; photo: File | null; title: string; onLeave: () => void; onCancel: () => void };

/** The engine's own steps, in its order. */
const STEPS = [
  { of: ["upload", "reading"], title: "Subimos tu foto", hint: "" },
  { of: ["perspective"], title: "Calculamos la perspectiva", hint: "Dónde está la cámara y a qué altura" },
  { of: ["floor"], title: "Buscamos el piso", hint: "Separamos el piso de los muebles" },
  { of: ["light"], title: "Igualamos la luz", hint: "" },
  { of: ["rug", "cloud"], title: "Colocamos la alfombra", hint: "" },
];

export function ProgressStep({ job, photo, title, onLeave, onCancel }: Props) {
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);
  const at = Math.max(
    0,
    STEPS.findIndex(({ of }) => of.includes(job?.step ?? "upload")),
  );
  const waiting = job?.status === "pending" ? job.queuePlace : 0;
  return (
    <div className="ed">
      <header className="edtop">
        <h1 id={ROOM_TITLE}>{title}</h1>
      </header>
      <div className="edmain">
        <div className="edleft">
          <div className="stage stage--busy">
            {address && (
              <div className="wait">
                {/* A phone's HEIC is a picture few browsers can show. */}
                <img className="shot" src={address} alt="Tu foto" onError={(event) => (event.currentTarget.hidden = true)} />
                {job?.floor && <FloorGrid floor={job.floor} />}
              </div>
            )}
          </div>
          <EditorTools tool={null} left={0} onTool={() => undefined} />
        </div>
        <aside className="panel">
          <div>
            <p className="label">
              Paso {at + 1} de {STEPS.length}
            </p>
            <h2>Preparamos tu sala</h2>
            <p className="muted">
              {waiting > 0 ? `Hay ${waiting} ${waiting === 1 ? "foto" : "fotos"} antes que la tuya. ` : ""}
              {job && `${howLong(job.engine)} `}
              Puedes cerrar y seguir mirando: te avisamos cuando esté lista.
            </p>
          </div>
          <ol className="steps" aria-live="polite">
            {STEPS.map((step, i) => (
              <li
                key={step.title}
                className={i < at ? "done" : i === at ? "now" : ""}
                aria-current={i === at ? "step" : undefined}
              >
                <span className="mark">{i < at && <Icon of={Check} size={16} />}</span>
                <div>
                  <h3>{step.title}</h3>
                  {i <= at && (
                    <p>
                      {i === 0 && photo
                        ? `${(photo.size / 1e6).toLocaleString("es-CO", { maximumFractionDigits: 1 })} MB`
                        : step.hint}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {job && <LetterWish jobId={job.jobId} />}
          <div className="push">
            <Button look="line" onClick={onLeave}>
              Seguir mirando
            </Button>
            <button type="button" className="link" onClick={onCancel}>
              Cancelar
            </button>
          </div>
        </aside>
      </div>
    </div>
  );
}
