import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/call-api.ts";
import { SESSION } from "../../staff/admin/use-session.ts";
import type { UploadedFile } from "../contract.ts";
import { type Place, sendFile } from "./send-file.ts";
import { words } from "./words.ts";

export type Upload = { id: number; file: File; preview: string; part: number; failed?: string };

const AT_ONCE = 3;
const LIMIT = 100 * 1024 * 1024;
let next = 1;

/** Several files at once, each with its own progress, retry and cancel. The ids grow in the order the files were chosen. */
export function useUploads(place: Place, onDone: (file: UploadedFile, id: number) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, () => void>());
  // An effect of a render made before the end was known must not send the same file again.
  const settled = useRef(new Set<number>());
  const client = useQueryClient();
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));

  const start = async (upload: Upload) => {
    if (running.current.has(upload.id)) return;
    const { promise, cancel } = sendFile(upload.file, place, (part) => change(upload.id, { part }));
    running.current.set(upload.id, cancel);
    try {
      onDone(await promise, upload.id);
      drop(upload.id);
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.status === 401) client.setQueryData(SESSION, { authenticated: false });
      change(upload.id, { failed: (error as Error).message || words().upload.refused });
    } finally {
      settled.current.add(upload.id);
      running.current.delete(upload.id);
      setUploads((now) => [...now]); // lets the next one begin
    }
  };
  const drop = (id: number) => {
    running.current.get(id)?.();
    setUploads((now) => {
      for (const { preview } of now.filter((each) => each.id === id)) URL.revokeObjectURL(preview);
      return now.filter((each) => each.id !== id);
    });
  };
  useEffect(() => {
    const waiting = uploads.filter((each) => !each.failed && !running.current.has(each.id) && !settled.current.has(each.id));
    for (const upload of waiting.slice(0, AT_ONCE - running.current.size)) void start(upload);
  });
  return {
    uploads,
    busy: uploads.some((each) => !each.failed),
    drop,
    retry: (id: number) => {
      settled.current.delete(id);
      change(id, { failed: undefined, part: 0 });
    },
    add: (files: Iterable<File>) =>
      setUploads((now) => [
        ...now,
        ...[...files].map((file) => ({
          id: next++,
          file,
          preview: URL.createObjectURL(file),
          part: 0,
          failed: file.size > LIMIT ? words().upload.tooLarge : undefined,
        })),
      ]),
  };
}
