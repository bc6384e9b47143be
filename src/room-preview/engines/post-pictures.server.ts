import { LIMITS } from "../../platform/time-limit.server.ts";

/** A provider's answer other than 2xx, with the code it gives. */
export class ProviderError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(provider: string, status: number, { code = "", message = "" }: { code?: string | number; message?: string }) {
    super(`${provider} answered ${status}: ${message.slice(0, 300)}`);
    this.status = status;
    this.code = String(code);
  }
}

/** One request, never repeated here: the job's own attempts decide about that. */
export async function postPictures<Answer>(
  provider: string,
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string | FormData },
  signal: AbortSignal,
): Promise<Answer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.pictures)]);
  const response = await fetch(address, { method: "POST", headers, body, signal: limit });
  if (response.ok) return (await response.json()) as Answer;
  const answer = (await response.json().catch(() => ({}))) as { error?: { code?: string | number; message?: string } };
  throw new ProviderError(provider, response.status, answer.error ?? {});
}
