import { useState } from "react";
import { DropZone } from "../../media/admin/drop-zone.tsx";
import { logoPictures } from "../../media/rules/logo-pictures.ts";
import type { uploadLogo } from "../../media/contract.ts";
import { ApiError } from "../../platform/call-api.ts";
import type { Reply } from "../../platform/endpoint.ts";
import { words } from "./words.ts";

type Props = { value: string; error?: string; onChange: (logo: string) => void };

async function send(file: File): Promise<Reply<typeof uploadLogo>> {
  const body = new FormData();
  body.append("file", file);
  const answer = await fetch("/api/admin/logo", { method: "POST", body });
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) throw new ApiError(answer.status, said);
  return said as Reply<typeof uploadLogo>;
}

/** Uploaded here, saved with the section; browsers' tabs and shared links follow it. */
export function LogoField({ value, error, onChange }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const add = async (files: Iterable<File>) => {
    const [file] = files;
    if (!file) return;
    setBusy(true);
    setRefused("");
    try {
      onChange((await send(file)).logo);
    } catch (cause) {
      setRefused(cause instanceof ApiError && cause.message ? cause.message : words().logo.lost);
    } finally {
      setBusy(false);
    }
  };
  const said = words().logo;
  const made = logoPictures(value);
  const problem = refused || error;
  return (
    <div className={problem ? "admin-field is-invalid" : "admin-field"}>
      <span className="admin-field__label">{said.label}</span>
      <div className="settings-logo">
        {value.startsWith("/media/") && <img src={value} alt={said.alt} />}
        {made && <img className="settings-logo__icon" src={made.icon} alt={said.iconAlt} />}
        {made && <img className="settings-logo__share" src={made.share} alt={said.shareAlt} />}
        <DropZone accept="image/png,image/jpeg,image/svg+xml" add={(files) => void add(files)} className="admin-button">
          {isBusy ? said.uploading : value ? said.replace : said.upload}
        </DropZone>
        {value && (
          <button type="button" className="admin-button admin-button--text" onClick={() => onChange("")}>
            {said.remove}
          </button>
        )}
      </div>
      <span className="admin-field__hint">{said.hint}</span>
      {problem && (
        <span className="admin-field__error" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
