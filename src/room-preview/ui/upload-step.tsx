import { Camera, Check, X } from "lucide";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { addresses } from "../../addresses.ts";
import type { Rug } from "../../catalog/contract.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { callApi } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { MergeTerms, mergeTerms } from "../contract.ts";
import { useMyRooms } from "../my-rooms-store.ts";
import { leftWords, LIMIT_TEXT, type Preview } from "../rules/history.ts";
import { flatPicture } from "../rules/flat-picture.ts";
import { howLong } from "../rules/how-long.ts";
import { isTrialOf, KEPT_DAYS } from "../rules/my-rooms.ts";
import { ROOM_TITLE } from "./editor-top.tsx";
import { RoomThumb } from "./my-room/room-thumb.tsx";
import { preparePhoto } from "./prepare-photo.ts";
import { RoomDrawing } from "./room-drawing.tsx";
import { SampleRooms } from "./sample-rooms.tsx";
import bad from "./tips/bad.webp?no-inline";
import good from "./tips/good.webp?no-inline";
import { useShop } from "../../ui/use-shop.ts";

type Props = {
  rug: Rug;
  left: number;
  /** Asked once: a photo that failed does not take the permission back. */
  agreed: boolean;
  previews: readonly Preview[];
  error: string | null;
  onPhoto: (photo: File, consent: boolean) => Promise<void>;
  onRoom: (id: string) => void;
  onPreview: (jobId: string) => void;
};

const CLOUD = { gemini: "Google", openai: "OpenAI", local: "" };

/** The photo and the permission for it. Spec §2: any image file, dropped or picked. */
export function UploadStep({ rug, left, agreed, previews, error, onPhoto, onRoom, onPreview }: Props) {
  const { name: shop } = useShop();
  const [consent, setConsent] = useState(agreed);
  const [missing, setMissing] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [over, setOver] = useState(false);
  const [terms, setTerms] = useState<MergeTerms | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    callApi<typeof mergeTerms>("GET /api/merge-terms").then(setTerms, () => setTerms(null));
  }, []);

  const allowed = () => {
    setMissing(consent ? undefined : "Marca la casilla para continuar.");
    return consent;
  };
  const take = (file: File | undefined) => {
    if (!file || !allowed()) return;
    setWrong(undefined);
    void preparePhoto(file).then((ready) => (typeof ready === "string" ? setWrong(ready) : onPhoto(ready, consent)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const spent = left <= 0;
  const problem = spent ? LIMIT_TEXT : (wrong ?? error);
  return (
    <div className="ed">
      <header className="edtop">
        <h1 id={ROOM_TITLE}>Mírala en tu sala</h1>
      </header>
      <div className="up">
        <div>
          <PastRooms {...{ rug, previews, onRoom, onPreview }} />
          <div
            className={over ? "drop over" : "drop"}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <RoomDrawing />
            <h2>Pon aquí una foto de tu sala</h2>
            {problem ? (
              <Notice tone={spent ? "gold" : "bad"} role="alert">
                {problem}
              </Notice>
            ) : (
              <p className="muted">
                Arrástrala hasta este recuadro, o elígela. JPG, PNG o HEIC; si pesa más de 10 MB, la reducimos.
              </p>
            )}
            {!spent && (
              <div className="acts">
                <Button className="only-phone" onClick={() => allowed() && camera.current?.click()}>
                  <Icon of={Camera} />
                  Tomar foto
                </Button>
                <Button onClick={() => allowed() && picker.current?.click()}>Elegir foto</Button>
              </div>
            )}
            <input ref={picker} type="file" accept="image/*,.heic,.heif" hidden onChange={(e) => take(e.target.files?.[0])} />
            <input
              ref={camera}
              type="file"
              accept="image/*"
              capture="environment"
              hidden
              onChange={(e) => take(e.target.files?.[0])}
            />
          </div>
          <div className="consent">
            <Checkbox
              id={id}
              checked={consent}
              error={missing}
              onChange={(event) => {
                setConsent(event.target.checked);
                setMissing(undefined);
              }}
            >
              {consentText(shop, terms)} <a href={addresses.privacy()}>Cómo cuidamos tus fotos</a>
            </Checkbox>
          </div>
        </div>
        <aside>
          <div className="hd">
            <img src={pictureAddress(flatPicture(rug), 200, "webp")} alt={rug.name} />
            <div>
              <p className="label">Vas a probar</p>
              <h2>{rug.name}</h2>
              <p className="muted small">{leftWords(left)} vistas previas</p>
            </div>
          </div>
          <ul className="tips">
            <li>
              <img src={good} alt="" width="116" height="81" />
              <i>
                <Icon of={Check} size={14} />
              </i>
              De pie, desde una esquina, con bastante piso a la vista.
            </li>
            <li className="no">
              <img src={bad} alt="" width="116" height="81" />
              <i>
                <Icon of={X} size={14} />
              </i>
              Muy cerca, o con el piso tapado por muebles.
            </li>
          </ul>
          {!spent && <SampleRooms onPhoto={(sample) => void onPhoto(sample, consent)} onFailed={setWrong} />}
          <p className="hint">{terms && howLong(terms.engine)} Puedes seguir mirando mientras tanto.</p>
        </aside>
      </div>
    </div>
  );
}

/** By room: those kept on this device take any rug; of this rug's own previews only those of other photos stand beside. */
function PastRooms({ rug, previews, onRoom, onPreview }: Pick<Props, "rug" | "previews" | "onRoom" | "onPreview">) {
  const { rooms } = useMyRooms();
  const others = previews.filter(({ jobId }) => !rooms.some((room) => isTrialOf(room, jobId)));
  if (rooms.length + others.length === 0) return null;
  return (
    <section className="past" aria-labelledby="past-rooms">
      <p className="label" id="past-rooms">
        Tus salas
      </p>
      <div className="tray">
        {rooms.map((room, i) => (
          <button key={room.id} type="button" aria-label={`Ver ${rug.name} en mi sala ${i + 1}`} onClick={() => onRoom(room.id)}>
            <RoomThumb room={room} />
          </button>
        ))}
        {others.map(({ jobId }, i) => (
          <button key={jobId} type="button" aria-label={`Abrir la vista previa ${i + 1}`} onClick={() => onPreview(jobId)}>
            <img src={`/api/merge-jobs/${jobId}/files/result.jpg`} alt="" />
          </button>
        ))}
      </div>
      {rooms.length > 0 && <p className="hint">Toca una para ver {rug.name} en ella. No gasta vistas previas.</p>}
    </section>
  );
}

function consentText(shop: string, terms: MergeTerms | null): string {
  const use = `Acepto que ${shop} use esta foto solo para crear la vista previa.`;
  const kept = ` La borramos a las ${terms?.photoHours ?? 24} horas y la vista previa a los ${terms?.resultDays ?? 30} días. En este dispositivo queda ${KEPT_DAYS} días, para que veas el catálogo en tu sala; la quitas cuando quieras.`;
  if (!terms || terms.engine === "local") return `${use} No la publicamos ni la compartimos.${kept}`;
  return `${use} Para hacerla la enviamos a ${CLOUD[terms.engine]}; no la publicamos.${kept}`;
}
