import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { tell } from "../../platform/shop-events.ts";
import type { getMergeJob, MergeJob } from "../contract.ts";

/** Spec §9 polls every 10 s at most; ours is often done in ten. */
const POLL_MS = 1500;

type Started = { photo: File; rugId: number; size: string; consent: boolean };

async function send({ photo, rugId, size, consent }: Started): Promise<string> {
  const body = new FormData();
  body.append("roomImage", photo);
  body.append("carpetId", String(rugId));
  body.append("size", size);
  if (consent) body.append("consent", "1");
  const response = await fetch("/api/merge-images", { method: "POST", body });
  const data = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw new ApiError(response.status, data);
  return String(data.jobId);
}

/** Starts a job and follows it, or one left before. A lost connection only makes it wait. `onEnd` says whether to keep it. */
export function useMergeJob(left: string | null, onEnd: (job: MergeJob) => boolean) {
  const [job, setJob] = useState<MergeJob | null>(null);
  const [jobId, setJobId] = useState(left);
  const ended = useEffectEvent((found: MergeJob) => {
    if (onEnd(found)) return;
    setJob(null);
    setJobId(null);
  });

  useEffect(() => {
    if (!jobId) return;
    let timer: ReturnType<typeof setTimeout>;
    let alive = true;
    const look = async () => {
      const found = await callApi<typeof getMergeJob>("GET /api/merge-jobs/{jobId}", { params: { jobId } }).catch(() => null);
      if (!alive) return;
      if (found) setJob(found);
      if (found?.completedAt) ended(found);
      else timer = setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [jobId]);

  const start = useCallback(async (asked: Started) => {
    const id = await send(asked);
    tell({ kind: "room", rug: asked.rugId });
    setJob(null);
    setJobId(id);
    return id;
  }, []);
  const forget = useCallback(() => {
    setJob(null);
    setJobId(null);
  }, []);
  return { job, jobId, start, follow: setJobId, forget };
}
