import { useEffect, useState } from "react";
import { Link } from "react-router";
import { browserStorage } from "../../platform/browser-storage.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import type { getMergeJob } from "../contract.ts";
import { dropPreview } from "../rules/history.ts";
import { clearWaitingRoom, readWaitingRoom, type WaitingRoom } from "../waiting-room-store.ts";
import "./room-ready-bar.css";

const POLL_MS = 4000;

/** Says on any page that the room is ready, or that it came to nothing. The rug's own page, where it is open, says it first. */
export default function RoomReadyBar({ waiting: { jobId, rugId, path } }: { waiting: WaitingRoom }) {
  const [ended, setEnded] = useState<"ready" | "failed" | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    let seen: "ready" | "failed" | null = null;
    const look = async () => {
      // Whoever follows the job on its own page takes the note away when it ends.
      if (readWaitingRoom()?.jobId !== jobId) return;
      if (seen) return setEnded(seen);
      const job = await callApi<typeof getMergeJob>("GET /api/merge-jobs/{jobId}", { params: { jobId } }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) clearWaitingRoom(jobId);
          return null;
        },
      );
      if (!isHere) return;
      if (job?.completedAt) seen = job.room || job.status === "completed" ? "ready" : "failed";
      timer = setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [jobId]);
  const close = () => {
    if (ended === "failed") dropPreview(browserStorage(), rugId, jobId);
    clearWaitingRoom(jobId);
    setEnded(null);
  };
  if (!ended) return null;
  return (
    <aside className="room-ready" aria-label="Tu sala">
      <output>{ended === "ready" ? "Tu sala está lista." : "No pudimos preparar tu sala."}</output>
      <Link className="link" to={`${path}?vista=sala`} onClick={() => setEnded(null)}>
        {ended === "ready" ? "Verla" : "Intentar de nuevo"}
      </Link>
      <button type="button" className="link" onClick={close}>
        Cerrar
      </button>
    </aside>
  );
}
