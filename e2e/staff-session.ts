import { ADMIN_PASSWORD } from "./open-browser.ts";

export type StaffFetch = (path: string, init?: { method?: string; json?: unknown }) => Promise<Response>;

/** Signs in over HTTP and keeps the session's cookie. */
export async function staffSession(url: string): Promise<StaffFetch> {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return (path, { method = "GET", json } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(json === undefined ? {} : { "content-type": "application/json" }) },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
}
