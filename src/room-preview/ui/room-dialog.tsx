import { useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import { ApiError } from "../../platform/call-api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { addPreview, dropPreview, LIMIT_TEXT, MOST_PREVIEWS, readPreviews } from "../rules/history.ts";
import { Editor } from "./editor.tsx";
import { ROOM_TITLE } from "./editor-top.tsx";
import { keptRoomToEdit, type RoomToEdit } from "./my-room/room-to-edit.ts";
import { ProgressStep } from "./progress-step.tsx";
import { clearWaitingRoom, keepWaitingRoom, readWaitingRoom } from "../waiting-room-store.ts";
import { UploadStep } from "./upload-step.tsx";
import { useMergeJob } from "./use-merge-job.ts";
import "./room-editor.css";
import "./stage.css";
import "./panel.css";
import "./upload.css";
import "./compare.css";

type Props = { rug: Rug; size?: string; open: boolean; onClose: () => void; onReady: () => void };

/** Photo, wait, editor: one dialog over the product page. */
export default function RoomDialog({ rug, size, open, onClose, onReady }: Props) {
  const first = size ?? rug.sizes.find(({ inventory }) => inventory > 0)?.size ?? rug.sizes[0]?.size ?? "5x8";
  const [previews, setPreviews] = useState(() => readPreviews(browserStorage(), rug.id));
  const [photo, setPhoto] = useState<File | null>(null);
  const [done, setDone] = useState<RoomToEdit | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [waiting] = useState(readWaitingRoom);
  const { job, jobId, start, follow, forget } = useMergeJob(waiting?.rugId === rug.id ? waiting.jobId : null, (ended) => {
    clearWaitingRoom(ended.jobId);
    if (ended.room || ended.status === "completed") {
      setDone(ended);
      onReady();
      return true;
    }
    setPreviews(dropPreview(browserStorage(), rug.id, ended.jobId));
    // The default reason is English and says nothing more.
    const reason = ended.error && ended.error.code !== "failed" ? ` ${ended.error.message}` : "";
    setError(`El proceso falló. Por favor, inténtalo de nuevo.${reason}`);
    setPhoto(null);
    return false;
  });

  const left = MOST_PREVIEWS - previews.length;
  const send = async (chosen: File, consent: boolean) => {
    if (left <= 0) return setError(LIMIT_TEXT);
    setError(null);
    setAgreed(consent);
    setPhoto(chosen);
    try {
      const id = await start({ photo: chosen, rugId: rug.id, size: first, consent });
      const preview = { jobId: id, size: first, createdAt: new Date().toISOString() };
      setPreviews(addPreview(browserStorage(), rug.id, preview));
      keepWaitingRoom({ jobId: id, rugId: rug.id, path: location.pathname });
    } catch (failure) {
      setPhoto(null);
      const message = failure instanceof ApiError && failure.message ? failure.message : "Error desconocido";
      setError(`No se pudieron fusionar las imágenes: ${message}`);
    }
  };
  /** A room of this device, with this rug in it: no photo travels, and no preview is spent. */
  const openRoom = async (id: string) => {
    const kept = await keptRoomToEdit(id).catch(() => null);
    if (!kept) return setError("Esa foto ya no está en este dispositivo. Sube otra.");
    setError(null);
    setDone(kept);
  };
  const another = () => {
    clearWaitingRoom(jobId ?? "");
    forget();
    setDone(null);
    setPhoto(null);
  };
  if (!open) return null;
  return (
    <Dialog
      kind="full"
      labelledBy={ROOM_TITLE}
      closeLabel="Cerrar y volver a la alfombra"
      className="room-dialog"
      onClose={onClose}
    >
      {done ? (
        <Editor job={done} photo={photo} rug={rug} size={first} left={left} onAnother={another} />
      ) : jobId || photo ? (
        <ProgressStep job={job} photo={photo} title={`${rug.name} en tu sala`} onLeave={onClose} onCancel={another} />
      ) : (
        <UploadStep
          {...{ rug, left, agreed, previews, error }}
          onPhoto={send}
          onRoom={(id) => void openRoom(id)}
          onPreview={follow}
        />
      )}
    </Dialog>
  );
}
