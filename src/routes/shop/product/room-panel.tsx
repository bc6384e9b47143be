import { Camera } from "lucide";
import { useCallback, useState, useSyncExternalStore } from "react";
import type { Rug } from "../../../catalog/contract.ts";
import { Picture, type PictureFacts } from "../../../media/ui/picture.tsx";
import { howLong } from "../../../room-preview/rules/how-long.ts";
import { leftWords, MOST_PREVIEWS, readPreviews } from "../../../room-preview/rules/history.ts";
import { browserStorage } from "../../../platform/browser-storage.ts";
import { Button } from "../../../ui/button.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./room-panel.css";

// The tool is heavy and rarely wanted: it is fetched when somebody asks for it.
const fetchTool = () => import("../../../room-preview/ui/room-dialog.tsx");

const never = () => () => {};
/** How many of the three trials are left on this device; the server does not know. */
const useTrialsLeft = (rugId: number): number =>
  useSyncExternalStore(
    never,
    () => MOST_PREVIEWS - readPreviews(browserStorage(), rugId).length,
    () => MOST_PREVIEWS,
  );

type Props = {
  rug: Rug;
  size?: string;
  picture: PictureFacts;
  engine: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** The place of the room tool. Closing it keeps a running job; a word says when it is ready. */
export function RoomPanel({ rug, size, picture, engine, isOpen, setOpen }: Props) {
  const [isReady, setReady] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const left = useTrialsLeft(rug.id);
  if (isOpen && !wasAsked) {
    setWasAsked(true);
    setFailed(false);
  }
  const onFailed = useCallback(() => {
    setWasAsked(false);
    setFailed(true);
    setOpen(false);
  }, [setOpen]);
  const open = () => {
    setReady(false);
    setOpen(true);
  };
  return (
    <section className="room" aria-labelledby="cuarto">
      <div className="room__pic">
        <Picture of={picture} alt={`Ejemplo: ${rug.name} en una sala`} sizes="(max-width: 1100px) 100vw, 440px" most={720} />
      </div>
      <div className="room__text">
        <p className="label">Con tu propia foto</p>
        <h2 id="cuarto">Ver en tu cuarto</h2>
        <p>Sube una foto de tu piso y te la devolvemos con esta alfombra puesta. {howLong(engine)}</p>
        <Button look="line" small onClick={open}>
          <Icon of={Camera} size={18} /> Subir una foto
        </Button>
        <small className="num">Hasta 10 MB. {leftWords(left)} pruebas para esta alfombra.</small>
      </div>
      {wasAsked && (
        <LazyComponent
          load={fetchTool}
          given={{ rug, size, open: isOpen, onClose: () => setOpen(false), onReady: () => setReady(true) }}
          waiting={
            <output className="room__word">
              <span className="btn btn--line btn--small">Abriendo…</span>
            </output>
          }
          onFailed={onFailed}
        />
      )}
      <output className="room__word">
        {!isOpen && (isReady || hasFailed) && (
          <Button look="line" small onClick={open}>
            {isReady ? "Tu cuarto está listo. Ver" : "No pudimos abrir la herramienta. Reintentar"}
          </Button>
        )}
      </output>
    </section>
  );
}
