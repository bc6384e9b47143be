import { useEffect, useMemo } from "react";
import { words } from "./words.ts";

type Props = { label: string; file: File | null; onFile: (file: File | null) => void };

export function PictureField({ label, file, onFile }: Props) {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);
  return (
    <label className="merge-tool__picture">
      <span>{label}</span>
      {address && <img src={address} alt={words().picked(label, file?.name ?? "")} />}
      <input type="file" accept="image/*,.heic,.heif" onChange={(event) => onFile(event.target.files?.[0] ?? null)} />
      <small>{words().limit}</small>
    </label>
  );
}
