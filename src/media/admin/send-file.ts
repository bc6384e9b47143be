import { ApiError } from "../../platform/call-api.ts";
import type { UploadedFile } from "../contract.ts";
import { words } from "./words.ts";

export type Place = { folder?: string; carpetId?: string };

/** Sends one file and tells how far it is; only XMLHttpRequest reports the progress of a sending body. */
export function sendFile(file: File, place: Place, onProgress: (part: number) => void) {
  const request = new XMLHttpRequest();
  const promise = new Promise<UploadedFile>((resolve, reject) => {
    request.open("POST", `/api/admin/upload?${new URLSearchParams(Object.entries(place).filter(([, value]) => value))}`);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener("load", () => {
      const answer = (request.response ?? {}) as Record<string, unknown>;
      if (request.status === 200) resolve(answer as UploadedFile);
      else reject(new ApiError(request.status, answer));
    });
    request.addEventListener("error", () => reject(new Error(words().upload.connectionLost)));
    request.addEventListener("abort", () => reject(new Error(words().upload.cancelled)));
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
  return { promise, cancel: () => request.abort() };
}
