import { useEffect, useState } from "react";
import "./qr-code.css";

/** Opens the same page on a phone. The drawing's code is fetched when it is asked for. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const [drawn, setDrawn] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    void import("../../platform/draw-qr.ts")
      .then(({ drawQr }) => !left && setDrawn(`data:image/svg+xml;utf8,${encodeURIComponent(drawQr(address, 0))}`))
      .catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [address]);
  if (hasFailed) return <p className="qr__none">No pudimos dibujar el código. Abre esta dirección en tu celular: {address}</p>;
  return <div className="qr">{drawn && <img src={drawn} alt={label} width={176} height={176} />}</div>;
}
