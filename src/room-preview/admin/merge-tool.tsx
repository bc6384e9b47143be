import { type FormEvent, useState, useSyncExternalStore } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import type { checkPassword } from "../../staff/contract.ts";
import { Button } from "../../ui/button.tsx";
import type { getMergeJob, MergeJob } from "../contract.ts";
import { downloadPicture } from "../ui/export-picture.ts";
import { failureText, reasonOf, WrongPassword } from "./failure-words.ts";
import { PictureField } from "./picture-field.tsx";
import type { Language } from "../../platform/language.ts";
import { languageInForce, setLanguage } from "../../ui/admin/language.ts";
import { words } from "./words.ts";
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
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status === 401) throw new WrongPassword(words().wrongPassword);
    throw failure.status === 429 ? new WrongPassword(failure.message) : failure;
  }
}

/** Nobody is signed in here: the language of the last person of the staff who was, once the browser knows it. */
function staffLanguage(): Language {
  setLanguage(undefined);
  return languageInForce();
}
const never = () => () => undefined;

export function MergeTool() {
  const language = useSyncExternalStore(never, staffLanguage, () => "en" as const);
  return <Tool key={language} language={language} />;
}

/** Spec §2, /merge: both pictures, the admin password, the result as a PNG. The server checks the password. */
function Tool({ language }: { language: Language }) {
  const [room, setRoom] = useState<File | null>(null);
  const [rug, setRug] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [job, setJob] = useState<MergeJob | null>(null);
  const [busy, setBusy] = useState(false);
  const said = words();

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
    if (!room || !rug) return setError(said.bothNeeded);
    setBusy(true);
    merge()
      .catch((failure: unknown) => {
        setJob(null);
        setError(failureText(failure));
      })
      .finally(() => setBusy(false));
  };
  return (
    <div className="merge-tool" lang={language}>
      <h1>{said.title}</h1>
      <form onSubmit={submit}>
        <PictureField label={said.room} file={room} onFile={setRoom} />
        <PictureField label={said.rug} file={rug} onFile={setRug} />
        <label className="merge-tool__password">
          {said.password}
          <input type="password" autoComplete="current-password" value={password} onChange={(e) => setPassword(e.target.value)} />
        </label>
        <Button type="submit" disabled={busy}>
          {said.merge}
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
          <img src={job.imageUrl} alt={said.result} />
          <Button look="line" onClick={() => void downloadPicture(null, job.imageUrl, "merged")}>
            {said.download}
          </Button>
        </figure>
      )}
    </div>
  );
}

function statusText(job: MergeJob | null): string {
  const said = words();
  if (!job || job.status === "pending") return job && job.queuePlace > 0 ? said.inQueueBehind(job.queuePlace) : said.inQueue;
  if (job.status === "failed") return said.jobFailed(reasonOf(job.error?.code ?? "failed"));
  if (job.status === "completed") return said.done;
  return job.step ? said.workingAt(job.step) : said.working;
}
