import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import type { checkPassword } from "../../staff/contract.ts";
import { Button } from "../../ui/button.tsx";
import type { getMergeJob, MergeJob } from "../contract.ts";
import { downloadPicture } from "../ui/export-picture.ts";
import { failureText, reasonOf, WrongPassword } from "./failure-words.ts";
import { PictureField } from "./picture-field.tsx";
import "./merge-tool.css";

const POLL_MS = 1500;

async function start(room: File, rug: File): Promise<string> {
  const body = new FormData();
  body.append("roomImage", room);
  body.append("rugImage", rug);
  body.append("consent", "1");
  const response = await fetch("/api/merge-images", { method: "POST", body });
  const data = (await response.json()) as { jobId: string };
  if (!response.ok) throw new ApiError(response.status, data);
  return data.jobId;
}

/** For this one job: nobody is signed in by it. */
async function checkFor(password: string): Promise<void> {
  try {
    await callApi<typeof checkPassword>("POST /api/merge-password", { body: { password } });
  } catch (failure) {
    throw failure instanceof ApiError && [401, 429].includes(failure.status) ? new WrongPassword(failure.message) : failure;
  }
}

/** Spec §2, /merge: both pictures, the admin password, the result as a PNG. The server checks the password. */
export function MergeTool() {
  const [room, setRoom] = useState<File | null>(null);
  const [rug, setRug] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [job, setJob] = useState<MergeJob | null>(null);
  const [busy, setBusy] = useState(false);

  const merge = async () => {
    await checkFor(password);
    const jobId = await start(room!, rug!);
    for (;;) {
      const found = await callApi<typeof getMergeJob>("GET /api/merge-jobs/{jobId}", { params: { jobId } });
      setJob(found);
      if (found.completedAt) return;
      await new Promise((wait) => setTimeout(wait, POLL_MS));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError("");
    setJob(null);
    if (!room || !rug) return setError("Please upload both room and rug images");
    setBusy(true);
    merge()
      .catch((failure: unknown) => {
        setJob(null);
        setError(failureText(failure));
      })
      .finally(() => setBusy(false));
  };
  return (
    <div className="merge-tool" lang="en">
      <h1>Image merge</h1>
      <form onSubmit={submit}>
        <PictureField label="Room image" file={room} onFile={setRoom} />
        <PictureField label="Rug image" file={rug} onFile={setRug} />
        <label className="merge-tool__password">
          Password
          <input type="password" autoComplete="current-password" value={password} onChange={(e) => setPassword(e.target.value)} />
        </label>
        <Button type="submit" disabled={busy}>
          Merge Images
        </Button>
      </form>
      {error && (
        <p className="merge-tool__error" role="alert">
          {error}
        </p>
      )}
      {(busy || job) && <output className="merge-tool__progress">{statusText(job)}</output>}
      {job?.imageUrl && (
        <figure>
          <img src={job.imageUrl} alt="The rug in the room" />
          <Button look="line" onClick={() => void downloadPicture(null, job.imageUrl, "merged")}>
            Download PNG
          </Button>
        </figure>
      )}
    </div>
  );
}

function statusText(job: MergeJob | null): string {
  if (!job || job.status === "pending") {
    return job && job.queuePlace > 0 ? `Job is in queue... (${job.queuePlace} before this one)` : "Job is in queue...";
  }
  if (job.status === "failed") return `Job failed. Please try again. ${reasonOf(job.error?.code ?? "failed")}`;
  if (job.status === "completed") return "Done";
  return `AI is analyzing ... 1-5 minutes${job.step ? ` (${job.step})` : ""}`;
}
