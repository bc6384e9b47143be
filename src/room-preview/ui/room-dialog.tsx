import { useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import { ApiError } from "../../platform/call-api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { MergeJob } from "../contract.ts";
import { addPreview, dropPreview, LIMIT_TEXT, MOST_PREVIEWS, readPreviews } from "../rules/history.ts";
import { Editor } from "./editor.tsx";
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
  const [done, setDone] = useState<MergeJob | null>(null);
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
  const another = () => {
    clearWaitingRoom(jobId ?? "");
    forget();
    setDone(null);
    setPhoto(null);
  };
  if (!open) return null;
  const title = done || jobId || photo ? `${rug.name} en tu sala` : "Mírala en tu sala";
  return (
    <Dialog kind="full" label={title} closeLabel="Cerrar y volver a la alfombra" className="room-dialog" onClose={onClose}>
      {done ? (
        <Editor job={done} rug={rug} size={first} left={left} onAnother={another} />
      ) : jobId || photo ? (
        <ProgressStep job={job} photo={photo} title={title} onLeave={onClose} onCancel={another} />
      ) : (
        <UploadStep rug={rug} left={left} agreed={agreed} previews={previews} error={error} onPhoto={send} onOpen={follow} />
      )}
    </Dialog>
  );
}
